import { apiErrors, reject } from '../../http/api-errors';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { Order, OrderItem } from '../../state/order';
import type { SandboxState } from '../../state/state';

export interface ShopperItem {
  order: Order;
  item: OrderItem;
}

/**
 * Finds an item of the shopper's orders that can have lenses: a frame.
 *
 * @throws ApiErrorResponse 400 for the generic user; 404 for an unknown item and for another shopper's item alike, so that ids
 * cannot be probed.
 */
export function requireFrameItem(state: SandboxState, shopper: Shopper, orderItemId: string): ShopperItem {
  if (shopper.userId === GENERIC_USER_ID) return reject(apiErrors.userNeeded());
  const [order] = state.orders.by('item', orderItemId);
  const item = order?.items.find((candidate) => candidate.orderItemId === orderItemId);
  const isFrame = item?.kind === 'EYE' || item?.kind === 'SUN';
  if (!order || !item || !isFrame || order.userId !== shopper.userId) {
    return reject(apiErrors.notFound(`Order item ${orderItemId}`));
  }
  return { order, item };
}
