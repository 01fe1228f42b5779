import type { Cart } from '@generated/cart/model/cart';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';

const CartInsurance = deferHydration(
  async () => (await import('@/features/insurance/cart/cart-insurance')).CartInsurance,
  true,
);

/** Renders vision insurance in the summary of the cart. */
export function renderInsurance(cart: Cart) {
  return (
    <HydrationSection whenIdle className="empty:hidden">
      <CartInsurance cart={cart} />
    </HydrationSection>
  );
}
