import { getGetStoreMockHandler } from '@generated/stores/stores.msw';
import { createResolver } from '../../call';
import { toPhysicalStore } from '../../serializers/to-physical-store';
import { favoriteStoreKey } from '../../state/favorite-store';
import { requireStore } from '../../stores/find-store';
import type { HandlerFactory } from '../handler-factory';

/** Returns one store by its number. */
export const getStore: HandlerFactory = () =>
  getGetStoreMockHandler(
    createResolver('getStore', ({ params, query, shopper }, context) => {
      const store = requireStore(context, params.storeId, params.storeName);
      const { userId } = shopper;
      const favorite = context.state.favoriteStores.get(
        favoriteStoreKey({ userId, storeLocId: store.uniqueId }),
      );
      return toPhysicalStore(store, {
        langId: query.langId,
        now: context.now(),
        favoriteOf: favorite?.userId,
      });
    }),
  );
