import type { SavedItem } from './saved-item';
import type { SandboxState } from './state';

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
