import type { StoreId } from '@/domain/locale/locales';
import { apiErrors, reject } from '../../http/refuse';
import type { SandboxContext } from '../../sandbox-context';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { Order } from '../../state/order';
import { findOrder, startOrder } from '../../state/orders';
import { cartErrors } from './cart-refusals';

/** Identifies the order of a request. */
export interface OrderWanted {
  shopper: Shopper;
  storeId: StoreId;
  /** Order id; `.` or absent for the current order. */
  reference?: string | undefined;
}

/**
 * The shopper's open order that a request changes.
 *
 * @throws ApiErrorResponse for the generic user (USR.CWXFR0130E), an unknown order (404) and a locked order.
 */
export function orderToChange({ state }: SandboxContext, wanted: OrderWanted): Order {
  const { userId } = userOf(wanted);
  const order = findOrder(state, userId, wanted.storeId, wanted.reference);
  return unlocked(order ?? reject(cartErrors.orderNotFound(wanted.reference)));
}

/** The same for additions: creates a cart when the shopper has none. */
export function orderToAddTo({ state, now }: SandboxContext, wanted: OrderWanted): Order {
  const { userId } = userOf(wanted);
  const order = findOrder(state, userId, wanted.storeId, wanted.reference);
  if (order) return unlocked(order);
  const { reference = '.' } = wanted;
  if (reference !== '.') reject(cartErrors.orderNotFound(reference));
  return startOrder(state, userId, wanted.storeId, now().getTime());
}

function userOf({ shopper }: OrderWanted): Shopper {
  return shopper.userId === GENERIC_USER_ID ? reject(apiErrors.userNeeded()) : shopper;
}

function unlocked(order: Order): Order {
  return order.locked ? reject(cartErrors.orderLocked(order.orderId)) : order;
}
