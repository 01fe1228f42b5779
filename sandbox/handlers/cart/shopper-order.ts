import type { StoreId } from '@/domain/locale/locales';
import { refusals, refuse } from '../../http/refuse';
import type { SandboxContext } from '../../sandbox-context';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { Order } from '../../state/order';
import { findOrder, startOrder } from '../../state/orders';
import { cartRefusals } from './cart-refusals';

/** The order that a call is about. */
export interface OrderWanted {
  shopper: Shopper;
  storeId: StoreId;
  /** Order id, or a full stop for the shopper's cart, which absence means too. */
  reference?: string | undefined;
}

/**
 * The shopper's own open order, for a change.
 *
 * @throws RefusalError without a user (USR.CWXFR0130E), without such an order (404), and for an order that is locked.
 */
export function orderToChange({ state }: SandboxContext, wanted: OrderWanted): Order {
  const { userId } = userOf(wanted);
  const order = findOrder(state, userId, wanted.storeId, wanted.reference);
  return unlocked(order ?? refuse(cartRefusals.orderNotFound(wanted.reference)));
}

/** The same, for an addition: a shopper without a cart gets one. */
export function orderToAddTo({ state, now }: SandboxContext, wanted: OrderWanted): Order {
  const { userId } = userOf(wanted);
  const order = findOrder(state, userId, wanted.storeId, wanted.reference);
  if (order) return unlocked(order);
  const { reference = '.' } = wanted;
  if (reference !== '.') refuse(cartRefusals.orderNotFound(reference));
  return startOrder(state, userId, wanted.storeId, now().getTime());
}

function userOf({ shopper }: OrderWanted): Shopper {
  return shopper.userId === GENERIC_USER_ID ? refuse(refusals.userNeeded()) : shopper;
}

function unlocked(order: Order): Order {
  return order.locked ? refuse(cartRefusals.orderLocked(order.orderId)) : order;
}
