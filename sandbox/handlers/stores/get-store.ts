import type { Handler } from '../../call';
import { toPhysicalStore } from '../../serializers/to-physical-store';
import { favoriteStoreKey } from '../../state/favorite-store';
import { requireStore } from '../../stores/find-store';

/** Returns one store by its number. */
export const getStore: Handler<'getStore'> = ({ params, query, shopper }, context) => {
  const store = requireStore(context, params.storeId, params.storeName);
  const { userId } = shopper;
  const favorite = context.state.favoriteStores.get(favoriteStoreKey({ userId, storeLocId: store.uniqueId }));
  return toPhysicalStore(store, {
    langId: query.langId,
    now: context.now(),
    favoriteOf: favorite?.userId,
  });
};
