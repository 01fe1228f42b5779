import { favoriteStoreKey } from './favorite-store';
import { findSavedItems, MAX_SAVED_ITEMS } from './find-saved-items';
import { moveCarts } from './move-carts';
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
