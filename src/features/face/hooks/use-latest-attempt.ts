import { useRef } from 'react';

/**
 * Counts what the shopper begins: loading takes seconds, and what was canceled must not open a camera or show a result.
 *
 * @returns a function that begins an attempt, which ends the one before. It returns whether the attempt is still the latest.
 */
export function useLatestAttempt(): () => () => boolean {
  const latest = useRef(0);
  return () => {
    latest.current += 1;
    const own = latest.current;
    return () => latest.current === own;
  };
}
