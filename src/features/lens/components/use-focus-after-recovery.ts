import { type RefObject, useEffect, useRef } from 'react';
import type { LensesState } from '../api/use-frame-lenses';

/**
 * The button that asks again goes together with the failure, and the focus would fall back to the top of the page: the
 * button that opens the lenses takes it.
 *
 * @returns the ref of that button.
 */
export function useFocusAfterRecovery(state: LensesState['state']): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const recovered = before.current === 'failed' && state === 'ready';
    before.current = state;
    if (recovered && document.activeElement === document.body) opener.current?.focus();
  }, [state]);
  return opener;
}
