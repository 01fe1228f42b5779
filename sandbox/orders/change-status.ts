import type { SandboxContext } from '../sandbox-context';
import type { ItemStatus, Order } from '../state/order';
import { isMainItem } from '../state/order-items';

/**
 * Sets the status of items of a placed order; a lens or plan follows its frame. Afterward, time no longer changes their status.
 *
 * @param orderItemIds default: all items.
 */
export function changeStatus(
  { state, now }: Pick<SandboxContext, 'state' | 'now'>,
  order: Order,
  status: ItemStatus,
  orderItemIds?: readonly string[],
): Order {
  const at = now().getTime();
  const mainIds = new Set(
    order.items
      .filter(({ orderItemId }) => orderItemIds?.includes(orderItemId) ?? true)
      .map(({ orderItemId, parentItemId }) => parentItemId ?? orderItemId),
  );
  const items = order.items.map((item) =>
    isMainItem(item) && mainIds.has(item.orderItemId)
      ? { ...item, statusChanges: [...(item.statusChanges ?? []), { status, at }] }
      : item,
  );
  return state.orders.update(order.orderId, { items, updatedAt: at });
}
