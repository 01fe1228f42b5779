import { type MouseEvent, useRef } from 'react';

/** Maximum time between the two clicks, in milliseconds (000 §9). */
const WINDOW_MS = 300;

/**
 * Detects double clicks and double taps with the specified time limit instead of the device's setting.
 *
 * @returns the handler for `onClick`.
 */
export function useDoubleClick(onDoubleClick: () => void): (event: MouseEvent) => void {
  const lastClickAt = useRef(Number.NEGATIVE_INFINITY);
  return ({ timeStamp }) => {
    const isSecond = timeStamp - lastClickAt.current <= WINDOW_MS;
    // A third click starts a new pair.
    lastClickAt.current = isSecond ? Number.NEGATIVE_INFINITY : timeStamp;
    if (isSecond) onDoubleClick();
  };
}
