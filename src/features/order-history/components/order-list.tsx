import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { announce } from '@/lib/navigation/announcer';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import type { ReorderSlotProps } from '@/lib/orders/slot-props';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { EmptyState } from '@/ui/display/empty-state';
import { LoadStatus } from '@/ui/display/load-status';
import { BagIcon } from '@/ui/icons/icons';
import { Pagination } from '@/ui/navigation/pagination';
import type { Orders } from '../api/use-orders';
import { OrderRow } from './order-row';

interface OrderListProps {
  orders: Orders;
  page: number;
  /** Email of the account, for orders whose email is unknown. */
  accountEmail: string;
  /** Orders an order again. */
  renderReorder: ((props: ReorderSlotProps) => ReactNode) | undefined;
}

export function OrderList({
  orders: { state, orders, pageCount: pages, refresh },
  page,
  accountEmail,
  renderReorder,
}: OrderListProps) {
  const site = useSite();
  const { t } = useLingui();
  const shownPage = useRef(page);
  // The focus stays on the link of the page.
  useEffect(() => {
    if (shownPage.current !== page) announce(t`Page ${page} of ${pages}`);
    shownPage.current = page;
  }, [page, pages, t]);
  if (state !== 'ready') {
    return (
      <LoadStatus
        isLoading={state === 'loading'}
        loadingLabel={t`Loading your orders`}
        lines={8}
        className="max-w-3xl"
        failureTitle={<Trans>Your orders could not be loaded.</Trans>}
        retryLabel={<Trans>Try again</Trans>}
        onRetry={refresh}
      />
    );
  }
  if (pages === 0) {
    return (
      <EmptyState
        title={<Trans>You have not ordered anything yet</Trans>}
        icon={<BagIcon size={40} />}
        actions={
          <ButtonLink render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
            <Trans>Shop eyeglasses</Trans>
          </ButtonLink>
        }
      >
        <Trans>Your orders will be here, from the moment you place them.</Trans>
      </EmptyState>
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        title={<Trans>There are no orders on this page</Trans>}
        icon={<BagIcon size={40} />}
        actions={
          <ButtonLink render={<PageLink href={orderPaths.orders(site)} />}>
            <Trans>Go to your latest orders</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops list semantics with list-style none */}
      <ul role="list" aria-label={t`Your orders`} className="border-line border-t">
        {orders.map((order) => (
          <OrderRow
            key={order.orderId}
            order={order}
            email={order.email ?? accountEmail}
            renderReorder={renderReorder}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={(target) => orderPaths.orders(site, target)}
        linkAs={PageLink}
        label={t`Pages of your orders`}
        previousLabel={t`Newer orders`}
        nextLabel={t`Older orders`}
        pageLabel={(number) => t`Page ${number}`}
        statusLabel={t`Page ${page} of ${pages}`}
      />
    </div>
  );
}
