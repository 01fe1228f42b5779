import { type RefObject, useEffect, useRef } from 'react';
import type { LensesState } from '../api/use-frame-lenses';

/**
 * After a successful retry the retry button disappears and focus would fall back to the body. Moves focus to the button that
 * opens the lens panel.
 *
 * @returns the ref for that button.
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
