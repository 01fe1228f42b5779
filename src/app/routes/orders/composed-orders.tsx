import { Trans } from '@lingui/react/macro';
import { OrderHistory } from '@/features/order-history/components/order-history';
import { orderPaths } from '@/lib/navigation/order-paths';
import { useSite } from '@/lib/site/site';
import { SignedOut } from '../shared/signed-out';
import { renderReorder } from './render-reorder';

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
