import { type RefObject, useEffect, useRef } from 'react';
import type { LensesState } from '@/lib/lens/use-frame-lenses';

/**
 * Keeps the focus: after a successful retry the retry button disappears, and focus would fall back to the body. Moves it to the
 * button that opens the lens panel.
 *
 * @returns the ref for that button.
 */
export function useFocusAfterRetry(state: LensesState['state']): RefObject<HTMLButtonElement | null> {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const previousState = useRef(state);
  useEffect(() => {
    const recovered = previousState.current === 'failed' && state === 'ready';
    previousState.current = state;
    if (recovered && document.activeElement === document.body) triggerRef.current?.focus();
  }, [state]);
  return triggerRef;
}
