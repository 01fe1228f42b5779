import { type RefObject, useEffect, useRef } from 'react';
import type { CartState } from '../api/cart-read';

const ASKS_AGAIN: ReadonlySet<string> = new Set(['failed', 'outdated']);

/**
 * The last line of a cart goes together with the button that removed it, and a failed read with the one that asked again. The
 * focus would fall back to the top of the page: the cart's place on the page takes it.
 *
 * @returns the ref of that place, which has to be focusable.
 */
export function useKeptFocus(cart: CartState): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const state = cart.state === 'filled' && cart.outdated ? 'outdated' : cart.state;
  const before = useRef<string>(state);
  useEffect(() => {
    const emptied = before.current === 'filled' && state === 'empty';
    const recovered = before.current !== state && ASKS_AGAIN.has(before.current);
    before.current = state;
    if ((emptied || recovered) && document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return place;
}
