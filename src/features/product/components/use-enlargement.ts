import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useDoubleClick } from './use-double-click';

export interface Enlargement {
  enlarged: boolean;
  /** Larger around the middle, or small again. */
  toggle: () => void;
  reset: () => void;
  /** Of the box in which the enlarged picture scrolls. */
  frameProps: {
    ref: RefObject<HTMLElement | null>;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  };
  /** Of the picture: a double click makes it larger around the place under it. */
  onClick: (event: MouseEvent) => void;
}

/** Where on the picture it is looked at, each from 0 to 1. */
interface Spot {
  x: number;
  y: number;
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

/** A picture that can be made larger than its box; there a finger scrolls it and a mouse drags it. */
export function useEnlargement(): Enlargement {
  const frame = useRef<HTMLElement>(null);
  const [spot, look] = useState<Spot>();
  const pressed = useRef(MIDDLE);
  const enlarged = spot !== undefined;

  useLayoutEffect(() => {
    const { current } = frame;
    if (!spot || !current) return;
    current.scrollLeft = spot.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = spot.y * current.scrollHeight - current.clientHeight / 2;
  }, [spot]);

  const turn = (to: Spot) => look(enlarged ? undefined : to);
  const doubleClick = useDoubleClick(() => turn(pressed.current));
  return {
    enlarged,
    toggle: () => turn(MIDDLE),
    reset: () => look(undefined),
    frameProps: {
      ref: frame,
      onPointerMove: ({ currentTarget, pointerId, pointerType, buttons, movementX, movementY }) => {
        if (pointerType !== 'mouse' || buttons !== 1) return;
        // Also beyond the box. A press without a move stays a click on the picture.
        currentTarget.setPointerCapture(pointerId);
        currentTarget.scrollBy(-movementX, -movementY);
      },
    },
    onClick: (event) => {
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      pressed.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
      doubleClick(event);
    },
  };
}
