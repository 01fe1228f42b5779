import type { ReorderResult } from '@generated/orders/model/reorderResult';
import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { PlacedOrder } from '../../orders/placed-items';
import type { SandboxContext } from '../../sandbox-context';
import { toQuantity } from '../../serializers/cart/amount';
import { responseView } from '../../serializers/response-view';
import { GENERIC_USER_ID } from '../../session/shopper';
import type { OrderItem } from '../../state/order';
import { isMainItem } from '../../state/order-items';
import { currentOrder, replaceItems } from '../../state/orders';
import { requireOrCreateOrder } from '../cart/shopper-order';
import { requireProvenOrder } from './guest-orders';
import { orderErrors } from './order-errors';
import { Reorder } from './reorder';

type ReorderCall = Call<'reorderItems'>;

/** Adds the ordered items to the shopper's cart, once per request. */
export const reorderItems: Handler<'reorderItems'> = (call, context) => {
  const { shopper, params, body } = call;
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const order = requireProvenOrder(context, { ...params, email: body.email });
  return earlierResult(call, context) ?? addItems(call, context, order);
};

/** @throws ApiErrorResponse 400 when the request id belongs to another order or shopper. */
function earlierResult(
  { shopper, params, body }: ReorderCall,
  { state }: SandboxContext,
): ReorderResult | undefined {
  const earlier = state.reorders.get(body.requestId);
  if (!earlier) return undefined;
  const isSameRequest = earlier.userId === shopper.userId && earlier.orderId === params.orderId;
  return isSameRequest ? (earlier.result as unknown as ReorderResult) : reject(orderErrors.requestIdReused());
}

function addItems(
  { shopper, params, query, body }: ReorderCall,
  context: SandboxContext,
  order: PlacedOrder,
): ReorderResult {
  const { state, now } = context;
  const { storeId } = params;
  const cart = currentOrder(state, shopper.userId, storeId);
  const reorder = new Reorder(context, {
    order,
    shopper,
    cart: { orderId: cart?.orderId ?? '', items: cart?.items ?? [] },
    view: responseView(storeId, query),
  });
  for (const item of requestedItems(order, body.orderItemIds)) reorder.add(item);
  const { items, added, unavailable } = reorder;
  let orderId: string | undefined;
  if (added.length > 0) {
    const target = requireOrCreateOrder(context, { shopper, storeId });
    replaceItems(state, target, items, now().getTime());
    orderId = target.orderId;
  }
  const result: ReorderResult = {
    ...(orderId === undefined ? {} : { orderId }),
    added: added.map(({ quantity, ...fields }) => ({ ...fields, quantity: toQuantity(quantity) })),
    unavailable,
  };
  state.reorders.insert({
    requestId: body.requestId,
    orderId: order.orderId,
    userId: shopper.userId,
    result: { ...result },
  });
  return result;
}

/** @throws ApiErrorResponse 400 for a line that is not of this order, or not a frame or contact lens. */
function requestedItems(order: PlacedOrder, orderItemIds: readonly string[] | undefined): OrderItem[] {
  const items = order.items.filter(isMainItem);
  if (!orderItemIds) return items;
  return [...new Set(orderItemIds)].map(
    (id) =>
      items.find(({ orderItemId }) => orderItemId === id) ??
      reject(apiErrors.invalidField('orderItemIds', 'has an unknown item')),
  );
}
