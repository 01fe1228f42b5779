import { useLingui } from '@lingui/react/macro';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { contextQuery } from '@/lib/session/user-context';
import { Container } from '@/ui/layout/container';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';

const Confirmation = deferHydration(
  async () => (await import('@/features/checkout/components/confirmation')).Confirmation,
);

const loadQueries = () => import('./confirmation-queries');

export const prepare: PageModule['prepare'] = async ({ site, search }, load) => {
  const orderId = orderIdFrom(search);
  const [order] = await Promise.all([
    load(async () => (await loadQueries()).confirmedOrderQuery(site, orderId)),
    load(contextQuery(site)),
  ]);
  if (!order) return undefined;
  await Promise.all([
    load(async () => (await loadQueries()).cartProductsQuery(site, order)),
    load(async () => (await loadQueries()).doctorCallQuery(site, orderId)),
  ]);
  return undefined;
};

/** The confirmation of an order, and its receipt. */
export function Page() {
  const { t } = useLingui();
  const { search } = usePageLocation();
  return (
    <Container data-promo="none" className="py-8 lg:py-14">
      <PageMeta title={t`Your order`} noIndex />
      <HydrationSection>
        <Confirmation orderId={orderIdFrom(search)} />
      </HydrationSection>
    </Container>
  );
}

/** A text that cannot be an id finds no order. */
function orderIdFrom(search: URLSearchParams): string {
  const orderId = search.get('orderId') ?? '';
  return /^\d{1,20}$/.test(orderId) ? orderId : '0';
}
