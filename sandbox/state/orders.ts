import type { StoreId } from '@/domain/locale/locales';
import type { Order, OrderItem } from './order';
import type { SandboxState } from './state';

/** The shopper's cart in a store; an open exchange order stands before it (cart.yaml, resetExchangeCurrentOrder). */
export function currentOrder(state: SandboxState, userId: string, storeId: string): Order | undefined {
  return openExchange(state, userId, storeId) ?? ownCart(state, userId, storeId);
}

/** The shopper's own cart in a store, also while an exchange order stands before it. */
export function ownCart(state: SandboxState, userId: string, storeId: string): Order | undefined {
  return openOrders(state, userId, storeId).find((order) => order.exchangeOf === undefined);
}

/** The exchange order that is open in a store. */
export function openExchange(state: SandboxState, userId: string, storeId: string): Order | undefined {
  return openOrders(state, userId, storeId).find((order) => order.exchangeOf !== undefined);
}

/**
 * The open order that a reference means: the cart for `.` or nothing, else the order with this id if it is the shopper's
 * own, of this store, and not placed yet.
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

/** Starts an empty cart. */
export function startOrder(state: SandboxState, userId: string, storeId: StoreId, now: number): Order {
  return state.orders.insert({
    orderId: state.nextId('order'),
    userId,
    storeId,
    status: 'P',
    items: [],
    promotionCodes: [],
    locked: false,
    createdAt: now,
    updatedAt: now,
  });
}

/** Puts other lines in the place of an order's. */
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
