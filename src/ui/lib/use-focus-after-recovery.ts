import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the recovered content. A retry button unmounts together with its error message, and focus would
 * otherwise fall back to the body.
 *
 * @returns ref for the recovered content, which must be focusable.
 */
export function useFocusAfterRecovery<Target extends HTMLElement>(failed: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasFailed = useRef(failed);
  useEffect(() => {
    const recovered = wasFailed.current && !failed;
    wasFailed.current = failed;
    if (recovered && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [failed]);
  return target;
}
