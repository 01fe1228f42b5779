import type { CreateReturnRequest } from '@generated/orders/model/createReturnRequest';
import type { ReturnRequestItem } from '@generated/orders/model/returnRequestItem';
import { cents } from '@/domain/money/cents';
import { refundOf } from '@/domain/returns/refund';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { changeStatus } from '../../orders/change-status';
import { isCancelable, type PlacedOrder, placedItems } from '../../orders/placed-items';
import { type ReturnLine, returnLines } from '../../orders/return-lines';
import { labDay } from '../../pricing/delivery-days';
import type { SandboxContext } from '../../sandbox-context';
import { toAmount } from '../../serializers/cart/amount';
import { toOrderReturn } from '../../serializers/to-order-return';
import type { OrderReturn } from '../../state/order-return';
import { requireProvenOrder } from './guest-orders';
import { orderErrors } from './order-errors';

/** Days within which the parcel of a return must be shipped. */
export const SHIP_BACK_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Requests a return at most once, all lines or none. */
export const createReturn: Handler<'createReturn'> = ({ params, body }, context) => {
  const order = requireProvenOrder(context, { ...params, email: body.email });
  const orderReturn = earlierReturn(context, order, body.requestId) ?? insertReturn(context, order, body);
  return toOrderReturn(orderReturn, { order, items: placedItems(context, order) });
};

/**
 * Returns the return that this request has created before.
 *
 * @throws ApiErrorResponse 400 when the request id belongs to another order.
 */
function earlierReturn(
  { state }: SandboxContext,
  { orderId }: PlacedOrder,
  requestId: string,
): OrderReturn | undefined {
  const [earlier] = state.orderReturns.by('request', requestId);
  if (earlier && earlier.orderId !== orderId) reject(orderErrors.requestIdReused());
  return earlier;
}

function insertReturn(
  context: SandboxContext,
  order: PlacedOrder,
  { requestId, orderItem, comment }: CreateReturnRequest,
): OrderReturn {
  const { state, now } = context;
  if (new Set(orderItem.map(({ orderItemId }) => orderItemId)).size < orderItem.length)
    reject(apiErrors.invalidField('orderItem', 'names a line twice'));
  const lines = returnLines(context, order);
  const items = orderItem.map((requested) => {
    const line = requireReturnable(lines, requested);
    const quantity = Number(requested.quantity);
    return {
      orderItemId: requested.orderItemId,
      quantity,
      reason: requested.reason,
      refund: refundOf(line.refund, quantity, line.quantity),
    };
  });
  const createdAt = now().getTime();
  return state.orderReturns.insert({
    returnId: state.nextId('orderReturn'),
    orderId: order.orderId,
    requestId,
    items,
    ...(comment ? { comment } : {}),
    shipBy: labDay(new Date(createdAt + SHIP_BACK_DAYS * DAY_MS)),
    createdAt,
  });
}

/** @throws ApiErrorResponse 400 by the reason for which the line cannot be returned. */
function requireReturnable(lines: readonly ReturnLine[], requested: ReturnRequestItem): ReturnLine {
  const { orderItemId, unopened } = requested;
  const line = lines.find(({ item }) => item.orderItemId === orderItemId);
  if (!line) return reject(orderErrors.notReturnable(orderItemId));
  const { item, quantity, obstacle, lastDay = '', returnId = '' } = line;
  if (obstacle === 'returned') reject(orderErrors.returnExists(orderItemId, returnId));
  if (obstacle === 'not-shipped') reject(orderErrors.notShipped(orderItemId));
  if (obstacle === 'period-ended') reject(orderErrors.returnPeriodEnded(orderItemId, lastDay));
  if (Number(requested.quantity) > quantity) reject(orderErrors.overQuantity(orderItemId, quantity));
  const isContactLens = item.kind === 'LCON' || item.kind === 'RCON';
  if (isContactLens && unopened !== 'true') reject(orderErrors.openedBoxes(orderItemId));
  return line;
}

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
