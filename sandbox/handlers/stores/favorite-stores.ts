import type { StoreId } from '@/domain/locale/locales';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import { favoriteStoreKey } from '../../state/favorite-store';
import { storesOf } from '../../stores/find-store';
import { storeErrors } from '../../stores/store-errors';

/** Guests have favorites too, but not the generic user. Adding one again changes nothing. */
export const addFavouriteStore: Handler<'addFavouriteStore'> = ({ params, body, shopper }, context) => {
  const { storeLocId, storeNickName: nickName } = body;
  const { userId } = requireFavoriteChange(context, { shopper, storeId: params.storeId, storeLocId });
  const { favoriteStores } = context.state;
  if (!favoriteStores.get(favoriteStoreKey({ userId, storeLocId })))
    favoriteStores.insert({ userId, storeId: params.storeId, storeLocId, nickName });
  return { user: userId, storeLocId };
};

/** Removes a favorite. Removing a store that is no favorite changes nothing. */
export const removeFavouriteStore: Handler<'removeFavouriteStore'> = ({ params, shopper }, context) => {
  const storeLocId = params.id;
  const { userId } = requireFavoriteChange(context, { shopper, storeId: params.storeId, storeLocId });
  context.state.favoriteStores.remove(favoriteStoreKey({ userId, storeLocId }));
  return { user: userId, storeLocId };
};

function requireFavoriteChange(
  context: SandboxContext,
  { shopper, storeId, storeLocId }: { shopper: Shopper; storeId: StoreId; storeLocId: string },
): Shopper {
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const isKnown = storesOf(context, storeId).some(({ uniqueId }) => uniqueId === storeLocId);
  if (!isKnown) reject(storeErrors.storeNotFound(storeLocId));
  return shopper;
}
