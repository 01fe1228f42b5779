import type { StoreId } from '@/domain/locale/locales';
import type { Order, OrderItem } from './order';
import type { SandboxState } from './state';

/**
 * Returns the shopper's current order in a store: an open exchange order, else the cart (cart.yaml, resetExchangeCurrentOrder).
 */
export function currentOrder(state: SandboxState, userId: string, storeId: string): Order | undefined {
  return openExchangeOrder(state, userId, storeId) ?? shopperCart(state, userId, storeId);
}

/** Returns the shopper's cart in a store, even while an exchange order is open. */
export function shopperCart(state: SandboxState, userId: string, storeId: string): Order | undefined {
  return openOrders(state, userId, storeId).find((order) => order.exchangeOf === undefined);
}

export function openExchangeOrder(state: SandboxState, userId: string, storeId: string): Order | undefined {
  return openOrders(state, userId, storeId).find((order) => order.exchangeOf !== undefined);
}

/**
 * Finds an open order of the shopper in this store: the current order for `.` or no reference, else the order with this
 * id.
 */
export function findOrder(
  state: SandboxState,
  userId: string,
  storeId: string,
  reference = '.',
): Order | undefined {
  if (reference === '.') return currentOrder(state, userId, storeId);
  return openOrders(state, userId, storeId).find((order) => order.orderId === reference);
}

export interface NewOrder {
  userId: string;
  storeId: StoreId;
  /** A secret. */
  prescriptionLink: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Creates an empty cart. */
export function createOrder(
  state: SandboxState,
  { userId, storeId, prescriptionLink, now }: NewOrder,
): Order {
  return state.orders.insert({
    orderId: state.nextId('order'),
    userId,
    storeId,
    status: 'P',
    items: [],
    promotionCodes: [],
    locked: false,
    prescriptionLinks: [prescriptionLink],
    createdAt: now,
    updatedAt: now,
  });
}

export function replaceItems(
  state: SandboxState,
  order: Order,
  items: readonly OrderItem[],
  now: number,
): Order {
  return state.orders.update(order.orderId, { items: [...items], updatedAt: now });
}

function openOrders(state: SandboxState, userId: string, storeId: string): Order[] {
  return state.orders.by('user', userId).filter((order) => order.storeId === storeId && order.status === 'P');
}
