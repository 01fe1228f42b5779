import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that asks again goes together with the failure that it stood in, and the focus would fall back to the top of
 * the page: what has come in its place takes it.
 *
 * @returns the ref of that place, which has to be focusable.
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
