import { addFavouriteStore, removeFavouriteStore } from '@generated/stores/stores';
import { favoriteStoreRequestStoreNickNameMax } from '@generated/stores/stores.limits';
import { ensureUser, NoUserError } from '@/lib/session/ensure-user';
import type { Site } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import {
  clearOptimisticFavorite,
  confirmFavorite,
  type FavoriteStore,
  isConfirmedFavorite,
  optimisticFavorite,
} from '../state/favorite-stores';

const pendingIds = new Set<string>();

/**
 * Sends a store's optimistic value to the API (001 §4). Clicks during a request take effect after it: the last one wins, and a
 * store has one request at a time. After a failure the store shows the API's value again.
 *
 * @returns whether that succeeded; undefined if another call handles it.
 */
export async function reconcileFavorite(site: Site, store: FavoriteStore): Promise<boolean | undefined> {
  const { id } = store;
  if (pendingIds.has(id)) return undefined;
  pendingIds.add(id);
  try {
    for (
      let desired = optimisticFavorite(id);
      desired !== undefined && desired !== isConfirmedFavorite(store);
      desired = optimisticFavorite(id)
    ) {
      await (desired ? add(site, store) : removeFavouriteStore(site.storeId, id));
      confirmFavorite(id, desired);
    }
    return true;
  } catch (error) {
    // A missing user is tracked already.
    if (!(error instanceof NoUserError))
      track({ name: 'error', message: 'Error while changing a favorite store' });
    return false;
  } finally {
    pendingIds.delete(id);
    clearOptimisticFavorite(id);
  }
}

/** Adds a favorite. A guest gets an identity with the first one. */
async function add(site: Site, { id, name }: FavoriteStore): Promise<void> {
  await ensureUser(site);
  const storeNickName = (name || id).slice(0, favoriteStoreRequestStoreNickNameMax);
  await addFavouriteStore(site.storeId, { storeLocId: id, storeNickName });
}
