import { useLingui } from '@lingui/react/macro';
import { cartProductsQuery } from '@/features/cart/api/cart-products';
import { confirmedOrderQuery, doctorCallQuery } from '@/features/checkout/api/confirmed-order';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { hydrationTrigger } from '@/lib/hydration/hydration-trigger';
import { PageMeta } from '@/lib/meta/page-meta';
import { Container } from '@/ui/layout/container';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';

const ComposedConfirmation = deferHydration(
  async () => (await import('./composed-confirmation')).ComposedConfirmation,
);

export const prepare: PageModule['prepare'] = async ({ site, search }, load) => {
  const orderId = orderIdFrom(search);
  const order = await load(confirmedOrderQuery(site, orderId));
  if (!order) return undefined;
  await Promise.all([load(cartProductsQuery(site, order)), load(doctorCallQuery(site, orderId))]);
  return undefined;
};

/** The confirmation of an order, and its receipt. */
export function Page() {
  const { t } = useLingui();
  const { search } = usePageLocation();
  return (
    <Container data-promo="none" className="py-8 lg:py-14">
      <PageMeta title={t`Your order`} noIndex />
      <div ref={hydrationTrigger}>
        <ComposedConfirmation orderId={orderIdFrom(search)} />
      </div>
    </Container>
  );
}

/** A text that cannot be an id finds no order. */
function orderIdFrom(search: URLSearchParams): string {
  const orderId = search.get('orderId') ?? '';
  return /^\d{1,20}$/.test(orderId) ? orderId : '0';
}
