import { useRef } from 'react';

/**
 * Numbers the shopper's attempts: loading takes seconds, and a canceled attempt must not open a camera or show a result.
 *
 * @returns a function that begins an attempt and ends the one before. It returns whether the attempt is still the latest.
 */
export function useLatestAttempt(): () => () => boolean {
  const latest = useRef(0);
  return () => {
    latest.current += 1;
    const own = latest.current;
    return () => latest.current === own;
  };
}
