import { useMemo } from 'react';
import type { InsuranceQuote } from '@/domain/pricing/insurance-quote';
import { useCart } from '@/lib/cart/cart-query';
import { cartQuote } from '@/lib/insurance/cart-quote';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';

/** What insurance pays for a frame of the cart and its lenses; undefined while it is off. */
export function useCartQuote(frameItemId: string): InsuranceQuote | undefined {
  const state = useCart();
  const isOn = useInsuranceStatus() === 'on';
  const items = state.state === 'filled' ? state.cart.orderItem : undefined;
  return useMemo(
    () => (isOn && items ? cartQuote(items, frameItemId) : undefined),
    [isOn, items, frameItemId],
  );
}
