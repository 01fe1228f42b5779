import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useDoubleClick } from './use-double-click';

export interface Zoom {
  zoomed: boolean;
  /** Zooms in on the center, or out again. */
  toggle: () => void;
  reset: () => void;
  /** Props of the element in which the zoomed picture scrolls. */
  viewportProps: {
    ref: RefObject<HTMLElement | null>;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  };
  /** Handles clicks on the picture: a double click zooms in on the clicked point. */
  onClick: (event: MouseEvent) => void;
}

/** The point of the picture to center on; both coordinates from 0 to 1. */
interface FocalPoint {
  x: number;
  y: number;
}

const CENTER: FocalPoint = { x: 0.5, y: 0.5 };

/** Manages the zoom for a picture. When zoomed in, touch scrolls it and a mouse drags it. */
export function useZoom(): Zoom {
  const viewport = useRef<HTMLElement>(null);
  const [focalPoint, setFocalPoint] = useState<FocalPoint>();
  const clickedPoint = useRef(CENTER);
  const zoomed = focalPoint !== undefined;

  useLayoutEffect(() => {
    const { current } = viewport;
    if (!focalPoint || !current) return;
    current.scrollLeft = focalPoint.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = focalPoint.y * current.scrollHeight - current.clientHeight / 2;
  }, [focalPoint]);

  const toggleAt = (point: FocalPoint) => setFocalPoint(zoomed ? undefined : point);
  const doubleClick = useDoubleClick(() => toggleAt(clickedPoint.current));
  return {
    zoomed,
    toggle: () => toggleAt(CENTER),
    reset: () => setFocalPoint(undefined),
    viewportProps: {
      ref: viewport,
      onPointerMove: ({ currentTarget, pointerId, pointerType, buttons, movementX, movementY }) => {
        if (pointerType !== 'mouse' || buttons !== 1) return;
        // Capture the pointer so that the drag continues outside the element. Only on a move: a press alone stays a click.
        currentTarget.setPointerCapture(pointerId);
        currentTarget.scrollBy(-movementX, -movementY);
      },
    },
    onClick: (event) => {
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      clickedPoint.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
      doubleClick(event);
    },
  };
}
