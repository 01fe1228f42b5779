import { reject } from '../../http/api-errors';
import { findPlacedOrder, type OrderProof } from '../../orders/find-placed-order';
import type { PlacedOrder } from '../../orders/placed-items';
import type { SandboxContext } from '../../sandbox-context';
import { cartErrors } from '../cart/cart-errors';

/**
 * Returns the placed order that a request proves. @throws ApiErrorResponse 404, the same for every order that it does not
 * prove.
 */
export function requireProvenOrder(context: SandboxContext, proof: OrderProof): PlacedOrder {
  return findPlacedOrder(context, proof) ?? reject(cartErrors.orderNotFound(proof.orderId));
}
