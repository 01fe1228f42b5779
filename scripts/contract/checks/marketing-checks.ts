import { frame } from '../fixtures/products';
import { anonymousClient, guest, idsOf, shopper } from '../fixtures/shoppers';
import { asForm } from '../http/contract-client';
import { requestExample } from '../model/request-example';
import type { StoreRun } from '../store-run';
import type { ContractChecks } from './contract-check';

const ESPOT = 'X_Insurance_Providers';
const query = ({ store: { catalogId, langId } }: StoreRun) => ({ catalogId, langId });

export const marketingChecks = {
  getEspot: async (run) =>
    (await anonymousClient(run)).GET('/wcs/resources/store/{storeId}/espot/{name}', {
      params: { path: { ...run.store, name: ESPOT }, query: query(run) },
    }),
  getProductEspot: async (run) => {
    const { catentryId: productId } = await frame(run);
    return (await anonymousClient(run)).GET(
      '/wcs/resources/store/{storeId}/espot/{name}/product/{productId}',
      {
        params: { path: { ...run.store, name: ESPOT, productId }, query: query(run) },
      },
    );
  },
  getCookieSensitiveEspot: async (run) =>
    (await shopper(run)).GET('/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}', {
      params: { path: { ...run.store, name: ESPOT }, query: query(run) },
    }),
  getCookieSensitiveProductEspot: async (run) => {
    const { catentryId: productId } = await frame(run);
    return (await shopper(run)).GET(
      '/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}/product/{productId}',
      { params: { path: { ...run.store, name: ESPOT, productId }, query: query(run) } },
    );
  },
  getCookieSensitiveCategoryEspot: async (run) =>
    (await shopper(run)).GET(
      '/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}/category/{categoryId}',
      { params: { path: { ...run.store, name: ESPOT, categoryId: '40001' }, query: query(run) } },
    ),
  joinEaccessSegment: async (run) =>
    (await guest(run)).GET('/wcs/resources/store/{storeId}/espot/Eaccess_engagement_add_customerSegment', {
      params: { path: run.store, query: { t: run.options.now.getTime() } },
    }),
  subscribeEmail: async (run) => {
    run.requireWrite('a newsletter subscription');
    const { storeId, langId } = idsOf(run);
    return (await anonymousClient(run)).POST('/webapp/wcs/stores/servlet/LCEmailSubscription', {
      ...asForm,
      body: { ...requestExample('subscribeEmail', 'footer'), storeId, langId },
    });
  },
} satisfies ContractChecks;
