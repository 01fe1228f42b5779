import { useEffect } from 'react';
import { useCartCount } from '../api/use-cart-count';

/** Draws nothing; says how much is in the cart, now and whenever it changes. */
export function CartCounter({ onCount }: { onCount: (count: number) => void }) {
  const count = useCartCount();
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
