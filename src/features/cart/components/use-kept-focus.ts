import { type RefObject, useEffect, useRef } from 'react';
import type { CartState } from '../api/cart-read';

/**
 * The last line of a cart goes together with the button that removed it, and a failure with the one that asked again. The
 * focus would fall back to the top of the page: the cart's place on the page takes it.
 *
 * @returns the ref of that place, which has to be focusable.
 */
export function useKeptFocus(state: CartState['state']): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const emptied = before.current === 'filled' && state === 'empty';
    const recovered = before.current === 'failed' && state !== 'failed';
    before.current = state;
    if ((emptied || recovered) && document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return place;
}
