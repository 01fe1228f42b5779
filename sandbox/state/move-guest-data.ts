import { favoriteStoreKey } from './favorite-store';
import type { Order, OrderItem } from './order';
import { isSameContactLens, MAX_LINE_QUANTITY, prescriptionFields, withoutPrescription } from './order-items';
import { shopperCart } from './orders';
import { findSavedItems, MAX_SAVED_ITEMS } from './saved-items';
import type { SandboxState } from './state';

/** Moves one kind of guest data to a member. */
export type GuestDataMove = (state: SandboxState, guestId: string, memberId: string) => void;

/** Merges a guest's wishlists into the member's, without duplicates; the newest first, while there is room. */
function moveSavedItems(state: SandboxState, guestId: string, memberId: string): void {
  const newestFirst = state.savedItems.by('user', guestId).sort((a, b) => b.addedAt - a.addedAt);
  for (const item of newestFirst) {
    const saved = findSavedItems(state, memberId, item.storeId);
    const isSaved = saved.some(({ catentryId }) => catentryId === item.catentryId);
    if (isSaved || saved.length >= MAX_SAVED_ITEMS) state.savedItems.remove(item.savedItemId);
    else state.savedItems.update(item.savedItemId, { userId: memberId });
  }
}

/** Adds a guest's favorite stores to the member's. */
function moveFavoriteStores(state: SandboxState, guestId: string, memberId: string): void {
  for (const favorite of state.favoriteStores.by('user', guestId)) {
    state.favoriteStores.remove(favoriteStoreKey(favorite));
    const moved = { ...favorite, userId: memberId };
    if (!state.favoriteStores.get(favoriteStoreKey(moved))) state.favoriteStores.insert(moved);
  }
}

/** Moves the files of a guest to the member after sign-in. */
function movePrescriptionFiles(state: SandboxState, guestId: string, memberId: string): void {
  for (const { savedFileName } of state.prescriptionFiles.by('user', guestId)) {
    state.prescriptionFiles.update(savedFileName, { userId: memberId });
  }
}

/** Everything that moves at sign-in. Add new kinds of guest data here. */
const moves: GuestDataMove[] = [moveCarts, moveSavedItems, moveFavoriteStores, movePrescriptionFiles];

/** Moves a guest's cart, wishlist, favorite stores and prescription files to the account that the guest signs in to (identity.yaml, logonAjax). */
export function moveGuestData(state: SandboxState, guestId: string, memberId: string): void {
  if (guestId === memberId) return;
  for (const move of moves) move(state, guestId, memberId);
}

/** Moves a guest's orders to the member. A cart is merged into the member's cart when there is one. */
function moveCarts(state: SandboxState, guestId: string, memberId: string): void {
  for (const order of state.orders.by('user', guestId)) {
    const isCart = order.status === 'P' && order.exchangeOf === undefined;
    const memberCart = isCart ? shopperCart(state, memberId, order.storeId) : undefined;
    if (memberCart) mergeCarts(state, order, memberCart);
    else state.orders.update(order.orderId, { userId: memberId });
  }
}

function mergeCarts(state: SandboxState, guestCart: Order, memberCart: Order): void {
  state.orders.remove(guestCart.orderId);
  // Would hold back from the merged cart what came with it.
  if (state.stockHolds.get(guestCart.orderId)) state.stockHolds.remove(guestCart.orderId);
  state.orders.update(memberCart.orderId, {
    items: guestCart.items.reduce<OrderItem[]>(mergeItem, [...memberCart.items]),
    promotionCodes: [...new Set([...memberCart.promotionCodes, ...guestCart.promotionCodes])],
    prescriptionLinks: [...(memberCart.prescriptionLinks ?? []), ...(guestCart.prescriptionLinks ?? [])],
    ...checkoutFields(guestCart, memberCart),
    updatedAt: Math.max(memberCart.updatedAt, guestCart.updatedAt),
  });
}

/** Address and payment method of the member's cart, else those that the guest gave. */
function checkoutFields(guestCart: Order, memberCart: Order): Partial<Order> {
  const shipping = memberCart.shipping ?? guestCart.shipping;
  const payment = memberCart.payment ?? guestCart.payment;
  return { ...(shipping ? { shipping } : {}), ...(payment ? { payment } : {}) };
}

/**
 * Merges the same contact lens into one item, up to its limit, with the latest prescription: the guest's. Glasses stay
 * separate: each pair has a separate prescription.
 */
function mergeItem(items: OrderItem[], item: OrderItem): OrderItem[] {
  const existing = items.find((candidate) => isSameContactLens(candidate, item));
  if (!existing) return [...items, item];
  const quantity = Math.min(existing.quantity + item.quantity, MAX_LINE_QUANTITY);
  const merged: OrderItem = item.prescriptionId
    ? { ...withoutPrescription(existing), ...prescriptionFields(item), quantity }
    : { ...existing, ...prescriptionFields(item), quantity };
  return items.map((candidate) => (candidate === existing ? merged : candidate));
}
