import type { TrackedOrder } from '@/domain/orders/tracked-order';

/** Actions for a placed order; the route fills them with the feature `order-actions`. */
export interface OrderActionsProps {
  order: TrackedOrder;
  /** Email of the order, in lower case: it proves the order to the commerce API. Never in a URL, key or event. */
  email: string;
  /** Called after a change: the order is fetched again. */
  onChanged: () => void;
}

/** The order to put into the cart again; filled by the route with the feature `order-actions`. */
export type ReorderSlotProps = Pick<OrderActionsProps, 'email'> & { orderId: string };
