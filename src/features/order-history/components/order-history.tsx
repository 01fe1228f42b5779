import { useGetPersonContact } from '@generated/identity/identity';
import type { ReactNode } from 'react';
import type { ReorderSlotProps } from '@/lib/orders/slot-props';
import { contactArgs } from '@/lib/session/contact-query';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { useOrders } from '../api/use-orders';
import { OrderList } from './order-list';

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
