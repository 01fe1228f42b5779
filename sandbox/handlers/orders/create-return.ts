import type { CreateReturnRequest } from '@generated/orders/model/createReturnRequest';
import type { ReturnRequestItem } from '@generated/orders/model/returnRequestItem';
import { refundOf } from '@/domain/returns/refund';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { type PlacedOrder, placedItems } from '../../orders/placed-items';
import { type ReturnLine, returnLines } from '../../orders/return-lines';
import { labDay } from '../../pricing/delivery-days';
import type { SandboxContext } from '../../sandbox-context';
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
