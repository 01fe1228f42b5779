import type { SandboxContext } from '../sandbox-context';
import { isPlaced, type PlacedOrder } from './placed-items';

/** Proof of an order for the commerce API. */
export interface OrderProof {
  storeId: string;
  orderId: string;
  /** In lower case. */
  email: string;
}

/**
 * Returns the placed order with this ID and email. Undefined alike for an unknown ID, another email, another store's order and
 * a cart, so that IDs cannot be guessed.
 */
export function findPlacedOrder(
  { state }: Pick<SandboxContext, 'state'>,
  { storeId, orderId, email }: OrderProof,
): PlacedOrder | undefined {
  const order = state.orders.get(orderId);
  const isProven = order?.storeId === storeId && order.shipping?.address?.email.toLowerCase() === email;
  return isProven && isPlaced(order) ? order : undefined;
}
