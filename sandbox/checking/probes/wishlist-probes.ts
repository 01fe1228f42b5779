import { frame } from '../supplies/products';
import { guest } from '../supplies/shoppers';
import type { ContractClient } from '../visitor';
import { successBody, type Walk } from '../walk';
import type { Probes } from './probe';

export const wishlistProbes = {
  listSavedItems: async (walk) => {
    const client = await guest(walk);
    successBody('addSavedItems', await save(walk, client));
    return client.GET('/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self', {
      params: { path: walk.store },
    });
  },
  addSavedItems: async (walk) => save(walk, await guest(walk)),
  removeSavedItem: async (walk) => {
    const client = await guest(walk);
    const { catentryId: catEntryId } = await frame(walk);
    successBody('addSavedItems', await save(walk, client));
    return client.DELETE(
      '/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self/byCatalogEntryId/{catEntryId}',
      { params: { path: { ...walk.store, catEntryId } } },
    );
  },
  countSavedItems: async (walk) =>
    (await guest(walk)).GET('/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self/count', {
      params: { path: walk.store },
    }),
} satisfies Probes;

async function save(walk: Walk, client: ContractClient) {
  const { catentryId } = await frame(walk);
  return client.PUT('/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self', {
    params: { path: walk.store },
    body: { addSavedItemList: [{ catEntryId: catentryId, catEntryType: 'EYE', quantity: 1 }] },
  });
}
