import { contactLens, frame } from '../fixtures/products';
import { anonymousClient } from '../fixtures/shoppers';
import type { ContractClient } from '../http/contract-client';
import { requestExample } from '../model/request-example';
import type { StoreRun } from '../store-run';
import type { ContractChecks } from './contract-check';

/** Query parameters of every catalog request. */
const commonQuery = ({ store: { catalogId, langId } }: StoreRun) => ({ catalogId, langId });
const firstPage = { pageNumber: 1, pageSize: 12 };

export const catalogChecks = {
  searchProductsByTerm: async (run) =>
    (await anonymousClient(run)).GET('/wcs/resources/store/{storeId}/productview/bySearchTerm/{searchTerm}', {
      params: { path: { ...run.store, searchTerm: '*' }, query: { ...commonQuery(run), ...firstPage } },
    }),
  getProductByPartNumber: async (run) => {
    const { upc } = await frame(run);
    return (await anonymousClient(run)).GET('/wcs/resources/store/{storeId}/productview/{partNumber}', {
      params: { path: { ...run.store, partNumber: upc }, query: commonQuery(run) },
    });
  },
  getProductById: async (run) => {
    const { productId } = await frame(run);
    return (await anonymousClient(run)).GET('/wcs/resources/store/{storeId}/productview/byId/{productId}', {
      params: { path: { ...run.store, productId }, query: commonQuery(run) },
    });
  },
  findProductsByTerm: async (run) => {
    const client = await anonymousClient(run);
    for (const searchTerm of ['*', 'black', 'no such thing']) {
      await client.GET('/search/resources/store/{storeId}/productview/bySearchTerm/{searchTerm}', {
        params: {
          path: { ...run.store, searchTerm },
          query: { ...commonQuery(run), ...firstPage, orderBy: '3' },
        },
      });
    }
  },
  findProductsByCategory: async (run) => {
    const client = await anonymousClient(run);
    for (const categoryId of ['40001', '40002', '40003']) {
      await client.GET('/search/resources/store/{storeId}/productview/byCategory/{categoryId}', {
        params: { path: { ...run.store, categoryId }, query: { ...commonQuery(run), ...firstPage } },
      });
    }
    await narrowListing(run, client);
  },
  findProductsByPartNumbers: async (run) => {
    const [{ upc }, lens] = [await frame(run), await contactLens(run)];
    return (await anonymousClient(run)).GET('/search/resources/store/{storeId}/productview/byPartNumbers', {
      params: {
        path: run.store,
        query: { ...commonQuery(run), partNumber: [upc, lens.upc, '0000000000000'] },
      },
    });
  },
  getCategoryTree: async (run) =>
    (await anonymousClient(run)).GET('/search/resources/store/{storeId}/categoryview/@top', {
      params: { path: run.store, query: { ...commonQuery(run), depthAndLimit: '20,20' } },
    }),
  suggestKeywords: async (run) =>
    (await anonymousClient(run)).GET(
      '/search/resources/store/{storeId}/sitecontent/keywordSuggestionsByTerm/{term}',
      {
        params: { path: { ...run.store, term: 'avi' }, query: { ...commonQuery(run), limit: 4 } },
      },
    ),
  suggestProducts: async (run) =>
    (await anonymousClient(run)).GET(
      '/search/resources/store/{storeId}/sitecontent/productSuggestionsBySearchTerm/{term}',
      { params: { path: { ...run.store, term: 'bla' }, query: { ...commonQuery(run), ...firstPage } } },
    ),
  getContactLens: contactLens,
  checkAvailableFrames: async (run) =>
    (await anonymousClient(run)).POST(
      '/wcs/resources/store/{storeId}/catalog/{catalogId}/checkAvailableFrames',
      {
        params: { path: run.store, query: { langId: run.store.langId } },
        body: { ...requestExample('checkAvailableFrames', 'listing'), selectedFacets: [] },
      },
    ),
  getCartImage: async (run) => {
    const { upc } = await frame(run);
    return (await anonymousClient(run)).GET(
      '/wcs/resources/store/{storeId}/assets/attachment/{imageKind}/{upc}',
      {
        params: { path: { ...run.store, imageKind: 'cartImage', upc } },
      },
    );
  },
} satisfies ContractChecks;

/** The listing of eyeglasses within a range of prices, and by the first value of each facet. */
async function narrowListing(run: StoreRun, client: ContractClient): Promise<void> {
  const path = { ...run.store, categoryId: '40001' };
  const query = { ...commonQuery(run), ...firstPage };
  const list = (narrowed: { minPrice?: string; maxPrice?: string; facet?: string[] }) =>
    client.GET('/search/resources/store/{storeId}/productview/byCategory/{categoryId}', {
      params: { path, query: { ...query, ...narrowed } },
    });
  const { data } = await list({ minPrice: '150', maxPrice: '250' });
  for (const { entry } of data?.facetView ?? []) {
    const value = decodeURIComponent((entry?.[0]?.value ?? '').replaceAll('+', ' '));
    // The facet of categories has their IDs, which are paths of their own.
    if (value.includes(':')) await list({ facet: [value] });
  }
}
