import { cents } from '@/domain/money/cents';
import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { changeStatus } from '../../orders/change-status';
import { isCancelable, type PlacedOrder, placedItems } from '../../orders/placed-items';
import type { SandboxContext } from '../../sandbox-context';
import { toAmount } from '../../serializers/cart/amount';
import { requireProvenOrder } from './guest-orders';
import { orderErrors } from './order-errors';

/** Cancels an order once: its stock goes back on sale. A repeated request returns the same outcome. */
export const cancelOrder: Handler<'cancelOrder'> = ({ params, body }, context) => {
  const order = requireProvenOrder(context, { ...params, email: body.email });
  const { charged, currency } = order.placement;
  return {
    orderId: order.orderId,
    orderStatus: 'X' as const,
    canceledDate: new Date(canceledAt(context, order) ?? cancel(context, order)).toISOString(),
    releasedAmount: toAmount(cents(charged)),
    currency,
  };
};

/** Returns when the whole order was canceled, in epoch milliseconds. */
function canceledAt(context: SandboxContext, order: PlacedOrder): number | undefined {
  const times = placedItems(context, order).map(({ status, history }) =>
    status === 'X' ? (history.at(-1)?.at ?? 0) : undefined,
  );
  return times.includes(undefined) ? undefined : Math.max(...times.filter((time) => time !== undefined));
}

/** @returns the time, in epoch milliseconds. @throws ApiErrorResponse 400 when something is shipped. */
function cancel(context: SandboxContext, order: PlacedOrder): number {
  if (!isCancelable(placedItems(context, order))) reject(orderErrors.alreadyShipped(order.orderId));
  const { state } = context;
  if (state.stockHolds.get(order.orderId)) state.stockHolds.remove(order.orderId);
  return changeStatus(context, order, 'X').updatedAt;
}
