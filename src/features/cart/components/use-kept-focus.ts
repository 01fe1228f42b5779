import { type RefObject, useEffect, useRef } from 'react';
import type { CartState } from '../api/cart-read';

const STATES_WITH_RETRY: ReadonlySet<string> = new Set(['failed', 'outdated']);

/**
 * Removing the last line item or a successful retry removes the focused button, and focus would fall back to the body. Moves
 * focus to the cart's container.
 *
 * @returns the ref for that container, which must be focusable.
 */
export function useFocusFallback(cart: CartState): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const state = cart.state === 'filled' && cart.outdated ? 'outdated' : cart.state;
  const before = useRef<string>(state);
  useEffect(() => {
    const emptied = before.current === 'filled' && state === 'empty';
    const recovered = before.current !== state && STATES_WITH_RETRY.has(before.current);
    before.current = state;
    if ((emptied || recovered) && document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return place;
}
