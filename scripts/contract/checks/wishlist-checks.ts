import { frame } from '../fixtures/products';
import { guest, shopper } from '../fixtures/shoppers';
import type { ContractClient } from '../http/contract-client';
import { type StoreRun, successBody } from '../store-run';
import type { ContractChecks } from './contract-check';

export const wishlistChecks = {
  listSavedItems: async (run) => {
    const client = await shopper(run);
    if (run.options.write) successBody('addSavedItems', await saveFrame(run, client));
    return client.GET('/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self', {
      params: { path: run.store },
    });
  },
  addSavedItems: async (run) => saveFrame(run, await guest(run)),
  removeSavedItem: async (run) => {
    const client = await guest(run);
    const { catentryId: catEntryId } = await frame(run);
    successBody('addSavedItems', await saveFrame(run, client));
    return client.DELETE(
      '/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self/byCatalogEntryId/{catEntryId}',
      { params: { path: { ...run.store, catEntryId } } },
    );
  },
  countSavedItems: async (run) => {
    const client = await shopper(run);
    if (run.options.write) successBody('addSavedItems', await saveFrame(run, client));
    return client.GET('/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self/count', {
      params: { path: run.store },
    });
  },
} satisfies ContractChecks;

async function saveFrame(run: StoreRun, client: ContractClient) {
  const { catentryId } = await frame(run);
  return client.PUT('/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self', {
    params: { path: run.store },
    body: { addSavedItemList: [{ catEntryId: catentryId, catEntryType: 'EYE', quantity: 1 }] },
  });
}
