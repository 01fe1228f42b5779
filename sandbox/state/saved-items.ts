import type { SavedItem } from './documents';
import type { SandboxState } from './state';

/** The contract's limit of one wishlist. */
export const MAX_SAVED_ITEMS = 200;

/** Returns a shopper's saved items in a store, newest first. */
export function findSavedItems(state: SandboxState, userId: string, storeId: string): SavedItem[] {
  return state.savedItems
    .by('user', userId)
    .filter((item) => item.storeId === storeId)
    .sort(
      (first, second) =>
        second.addedAt - first.addedAt || Number(second.savedItemId) - Number(first.savedItemId),
    );
}
