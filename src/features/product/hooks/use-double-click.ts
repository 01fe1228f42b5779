import { type MouseEvent, useRef } from 'react';
import { timeOfClick } from '@/lib/hydration/replay-event';

/** Maximum time between the two clicks, in milliseconds (000 §9). */
const WINDOW_MS = 300;

/**
 * Detects double clicks and double taps with the specified time limit instead of the device's setting. With
 * `data-replay-clicks` on the element, it includes those from before hydration.
 *
 * @returns the handler for `onClick`.
 */
export function useDoubleClick(onDoubleClick: () => void): (event: MouseEvent) => void {
  const lastClickAt = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    const time = timeOfClick(event);
    const isSecond = time - lastClickAt.current <= WINDOW_MS;
    // A third click starts a new pair.
    lastClickAt.current = isSecond ? Number.NEGATIVE_INFINITY : time;
    if (isSecond) onDoubleClick();
  };
}
