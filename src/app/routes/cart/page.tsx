import type { Cart } from '@generated/cart/model/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import { cartProductsQuery } from '@/features/cart/api/cart-products';
import { AddedNotesSlot } from '@/features/cart/components/added-notes-slot';
import { CartContent } from '@/features/cart/components/cart-content';
import { loadFilledCart } from '@/features/cart/components/filled-cart-slot';
import { cartQuery } from '@/lib/cart/cart-query';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { contextQuery } from '@/lib/session/user-context';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import type { PageModule } from '../../page';
import { useLoadCheckoutSignIn } from '../shared/use-load-checkout-sign-in';
import { useLoadLensEditor } from './use-load-lens-editor';

export const prepare: PageModule['prepare'] = async ({ site }, load) => {
  const [cart] = await Promise.all([load(cartQuery(site)), load(contextQuery(site))]);
  if (cart?.orderItem?.length) {
    await Promise.all([load(cartProductsQuery(site, cart)), loadFilledCart()]);
  }
  return undefined;
};

/** The cart page (000 §2). */
export function Page() {
  const { t } = useLingui();
  return (
    <Container className="grid grid-cols-1 gap-10 py-10 lg:py-16">
      <PageMeta title={t`Your cart`} noIndex />
      <Heading level={1} size="lg">
        <Trans>Your cart</Trans>
      </Heading>
      <AddedNotesSlot />
      <CartContent
        loadLensEditor={useLoadLensEditor()}
        loadSignIn={useLoadCheckoutSignIn()}
        renderInsurance={renderInsurance}
      />
    </Container>
  );
}

const CartInsurance = deferHydration(
  async () => (await import('@/features/insurance/cart/cart-insurance')).CartInsurance,
  true,
);

/** Renders vision insurance in the summary of the cart. */
function renderInsurance(cart: Cart) {
  return (
    <HydrationSection whenIdle className="empty:hidden">
      <CartInsurance cart={cart} />
    </HydrationSection>
  );
}
