import { useGetPersonContact } from '@generated/identity/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { formatOrderDay } from '@/domain/orders/format-order-day';
import { announce } from '@/lib/navigation/announcer';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import type { ReorderSlotProps } from '@/lib/orders/slot-props';
import { TrackingLink } from '@/lib/orders/tracking-link';
import { useStateName } from '@/lib/orders/use-state-name';
import { contactArgs } from '@/lib/session/contact-query';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { EmptyState } from '@/ui/display/empty-state';
import { LoadStatus } from '@/ui/display/load-status';
import { ProductImage } from '@/ui/display/product-image';
import { BagIcon, ChevronRightIcon } from '@/ui/icons/icons';
import { Pagination } from '@/ui/navigation/pagination';
import { type Orders, type PastOrder, useOrders } from '../api/use-orders';

interface OrderHistoryProps {
  /** From 1. */
  page: number;
  /** Replaces the orders for a shopper who is not signed in. */
  signedOut: ReactNode;
  /** Orders an order again. */
  renderReorder?: (props: ReorderSlotProps) => ReactNode;
}

/** Shows a member's orders, each with a link to its tracking. */
export function OrderHistory({ page, signedOut, renderReorder }: OrderHistoryProps) {
  const account = useAccount();
  const isMember = account.state === 'member';
  const orders = useOrders(page, isMember);
  const contacts = useGetPersonContact(...contactArgs(useSite()), { swr: { enabled: isMember } });
  if (account.state === 'guest' || orders.state === 'signed-out') return signedOut;
  return (
    <OrderList
      orders={orders}
      page={page}
      accountEmail={contacts.data?.contact[0]?.email1 ?? ''}
      renderReorder={renderReorder}
    />
  );
}

interface OrderListProps {
  orders: Orders;
  page: number;
  /** Email of the account, for orders whose email is unknown. */
  accountEmail: string;
  /** Orders an order again. */
  renderReorder: ((props: ReorderSlotProps) => ReactNode) | undefined;
}

function OrderList({
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

interface OrderRowProps {
  order: PastOrder;
  /** Empty while it is not known. */
  email: string;
  /** Orders an order again. */
  renderReorder: ((props: ReorderSlotProps) => ReactNode) | undefined;
}

/** Shows an order in the list: its items, day and state. */
function OrderRow({ order, email, renderReorder }: OrderRowProps) {
  const { orderId, placedDate, state, total, names, image } = order;
  const { languageTag, locale } = useSite();
  const nameOf = useStateName();
  return (
    <li className="border-line border-b py-2">
      <TrackingLink
        orderId={orderId}
        email={email}
        className="grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)_1.25rem] items-center gap-x-[min(1rem,5%)] gap-y-1 py-3 hover:bg-well sm:grid-cols-[7.5rem_minmax(0,1fr)_auto_1.25rem] sm:gap-x-6"
      >
        <ProductImage
          as="span"
          alt=""
          {...(image ? { src: image } : {})}
          className="row-span-2 self-start sm:row-span-1"
        />
        <span className="grid grid-cols-1">
          <span className="font-semibold text-lg">
            <Trans>Order {orderId}</Trans>
          </span>
          <span>{names.join(', ')}</span>
          <span className="text-ink-soft text-sm">{formatOrderDay(placedDate, languageTag)}</span>
        </span>
        <span className="col-start-2 flex flex-wrap justify-between gap-x-4 sm:col-start-3 sm:grid sm:text-right">
          <span className="font-medium text-sm">{nameOf(state)}</span>
          <span className="text-sm">{formatMoney(total, locale)}</span>
        </span>
        <ChevronRightIcon className="col-start-3 row-span-2 row-start-1 sm:col-start-4" />
      </TrackingLink>
      {/* As high as the button, which loads later. */}
      {renderReorder ? (
        <div className="min-h-11 pl-[calc(min(5.5rem,25%)+min(1rem,5%))] sm:pl-36">
          {email ? renderReorder({ orderId, email }) : null}
        </div>
      ) : null}
    </li>
  );
}
