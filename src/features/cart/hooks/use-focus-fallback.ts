import { type RefObject, useEffect, useRef } from 'react';
import type { CartState } from '@/lib/cart/cart-query';

const STATES_WITH_RETRY: ReadonlySet<string> = new Set(['failed', 'outdated']);

/**
 * Keeps the focus: removing the last line item or a successful retry removes the focused button, and focus would fall back to
 * the body. Moves it to the cart's container.
 *
 * @returns the ref for that container, which must be focusable.
 */
export function useFocusFallback(cart: CartState): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const state = cart.state === 'filled' && cart.outdated ? 'outdated' : cart.state;
  const previousState = useRef<string>(state);
  useEffect(() => {
    const emptied = previousState.current === 'filled' && state === 'empty';
    const recovered = previousState.current !== state && STATES_WITH_RETRY.has(previousState.current);
    previousState.current = state;
    if ((emptied || recovered) && document.activeElement === document.body) container.current?.focus();
  }, [state]);
  return container;
}
