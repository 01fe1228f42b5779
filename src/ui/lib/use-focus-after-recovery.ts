import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the recovered content. A retry button unmounts together with its error message, and focus would
 * otherwise fall back to the body.
 *
 * @returns ref for the recovered content, which must be focusable.
 */
export function useFocusAfterRecovery<Place extends HTMLElement>(failed: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(failed);
  useEffect(() => {
    const recovered = before.current && !failed;
    before.current = failed;
    if (recovered && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [failed]);
  return place;
}
