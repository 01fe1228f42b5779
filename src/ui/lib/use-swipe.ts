import { type PointerEvent, useRef } from 'react';
import { type Swipe, swipeOf } from './swipe';

/** Distance from which a movement is not a click. */
const DRAG_PX = 10;

export interface SwipeOptions {
  onSwipe: (swipe: Swipe) => void;
  /** Called while the pointer moves, with its distance from the start, and with 0 at the end. */
  onDrag?: (dx: number) => void;
  /** Longest time of a swipe, in milliseconds. */
  withinMs?: number;
}

/** Props of an element that is swiped, by touch, pen or mouse. A click at the end of a movement does nothing. */
export function useSwipe({ onSwipe, onDrag, withinMs }: SwipeOptions) {
  const start = useRef<{ x: number; y: number; at: number }>(undefined);
  const wasDragged = useRef(false);

  const end = () => {
    start.current = undefined;
    onDrag?.(0);
  };
  return {
    onPointerDown: ({ clientX, clientY, timeStamp, isPrimary, button }: PointerEvent) => {
      wasDragged.current = false;
      if (isPrimary && button === 0) start.current = { x: clientX, y: clientY, at: timeStamp };
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
      if (!start.current) return;
      const dx = clientX - start.current.x;
      if (!wasDragged.current && Math.hypot(dx, clientY - start.current.y) >= DRAG_PX) {
        wasDragged.current = true;
        // The pointer may leave the element.
        currentTarget.setPointerCapture(pointerId);
      }
      if (wasDragged.current) onDrag?.(dx);
    },
    onPointerUp: ({ clientX, clientY, timeStamp }: PointerEvent) => {
      if (!start.current) return;
      const { x, y, at } = start.current;
      end();
      const swipe = swipeOf({ dx: clientX - x, dy: clientY - y, ms: timeStamp - at }, withinMs);
      if (swipe) onSwipe(swipe);
    },
    // The browser scrolls the page.
    onPointerCancel: end,
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void; detail: number }) => {
      // A key has no movement.
      if (!wasDragged.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Links and pictures would be dragged away.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
