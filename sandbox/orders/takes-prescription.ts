import type { SandboxContext } from '../sandbox-context';
import type { Order } from '../state/order';
import { isPlaced, placedItems } from './placed-items';

/**
 * Returns whether the prescription of an item can still be added or replaced: in a cart, and until its lenses go to the lab.
 */
export function takesPrescription(context: SandboxContext, order: Order, orderItemId: string): boolean {
  if (order.locked || !['P', 'M'].includes(order.status)) return false;
  if (!isPlaced(order)) return true;
  const placed = placedItems(context, order).find(({ item }) => item.orderItemId === orderItemId);
  return placed !== undefined && ['E', 'M', 'C'].includes(placed.status);
}
