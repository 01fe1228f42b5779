import { type MouseEvent, useRef } from 'react';

/** Two clicks within this time are one double click, in milliseconds (000 §9). */
const WINDOW_MS = 300;

/**
 * Double clicks and double taps within the specification's time, whatever the device's own settings.
 *
 * @returns the handler of single clicks.
 */
export function useDoubleClick(onDoubleClick: () => void): (event: MouseEvent) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return ({ timeStamp }) => {
    const isSecond = timeStamp - last.current <= WINDOW_MS;
    // A third click begins anew.
    last.current = isSecond ? Number.NEGATIVE_INFINITY : timeStamp;
    if (isSecond) onDoubleClick();
  };
}
