import type { StoreId } from '@/domain/locale/locales';
import { apiErrors, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { Order } from '../../state/order';
import { createOrder, findOrder } from '../../state/orders';
import { cartErrors } from './cart-errors';

/** Identifies the order of a request. */
export interface OrderLookup {
  shopper: Shopper;
  storeId: StoreId;
  /** Order id; `.` or absent for the current order. */
  reference?: string | undefined;
}

/**
 * Returns the shopper's open order that a request changes.
 *
 * @throws ApiErrorResponse for the generic user (USR.CWXFR0130E), an unknown order (404) and a locked order.
 */
export function requireOrder({ state }: SandboxContext, lookup: OrderLookup): Order {
  const { userId } = requireUser(lookup);
  const order = findOrder(state, userId, lookup.storeId, lookup.reference);
  return requireUnlocked(order ?? reject(cartErrors.orderNotFound(lookup.reference)));
}

/** Does the same for additions: creates a cart when the shopper has none. */
export function requireOrCreateOrder({ state, now, secret }: SandboxContext, lookup: OrderLookup): Order {
  const { userId } = requireUser(lookup);
  const order = findOrder(state, userId, lookup.storeId, lookup.reference);
  if (order) return requireUnlocked(order);
  const { reference = '.' } = lookup;
  if (reference !== '.') reject(cartErrors.orderNotFound(reference));
  const { storeId } = lookup;
  return createOrder(state, { userId, storeId, prescriptionLink: secret(), now: now().getTime() });
}

function requireUser({ shopper }: OrderLookup): Shopper {
  return shopper.userId === GENERIC_USER_ID ? reject(apiErrors.userNeeded()) : shopper;
}

function requireUnlocked(order: Order): Order {
  return order.locked ? reject(cartErrors.orderLocked(order.orderId)) : order;
}
