import { Trans } from '@lingui/react/macro';
import { OrderHistory } from '@/features/order-history/components/order-history';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { orderPaths } from '@/lib/navigation/order-paths';
import type { ReorderSlotProps } from '@/lib/orders/slot-props';
import { useSite } from '@/lib/site/site';
import { WithMessages } from '../shared/lazy-messages';
import { SignedOut } from '../shared/signed-out';

/** The orders with what the other features and routes add to them. @param page from 1. */
export function ComposedOrders({ page }: { page: number }) {
  const site = useSite();
  return (
    <OrderHistory
      page={page}
      renderReorder={renderReorder}
      signedOut={
        <SignedOut title={<Trans>Sign in to see your orders</Trans>} returnPath={orderPaths.orders(site)} />
      }
    />
  );
}

const ReorderButton = deferHydration(
  async () => (await import('@/features/order-actions/components/reorder-button')).ReorderButton,
);

/** Orders an order of the list again. */
function renderReorder(props: ReorderSlotProps) {
  return (
    <WithMessages catalog="order-actions">
      <ReorderButton {...props} />
    </WithMessages>
  );
}
