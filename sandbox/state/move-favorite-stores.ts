import { favoriteStoreKey } from './favorite-store';
import type { SandboxState } from './state';

/** Adds a guest's favorite stores to the member's. */
export function moveFavoriteStores(state: SandboxState, guestId: string, memberId: string): void {
  for (const favorite of state.favoriteStores.by('user', guestId)) {
    state.favoriteStores.remove(favoriteStoreKey(favorite));
    const moved = { ...favorite, userId: memberId };
    if (!state.favoriteStores.get(favoriteStoreKey(moved))) state.favoriteStores.insert(moved);
  }
}
