import { requestExample } from '../request-example';
import { contactLens, frame } from '../supplies/products';
import { anyone } from '../supplies/shoppers';
import type { Walk } from '../walk';
import type { Probes } from './probe';

/** Query parameters of every catalog request. */
const common = ({ store: { catalogId, langId } }: Walk) => ({ catalogId, langId });
const page = { pageNumber: 1, pageSize: 12 };

export const catalogProbes = {
  searchProductsByTerm: async (walk) =>
    (await anyone(walk)).GET('/wcs/resources/store/{storeId}/productview/bySearchTerm/{searchTerm}', {
      params: { path: { ...walk.store, searchTerm: '*' }, query: { ...common(walk), ...page } },
    }),
  getProductByPartNumber: async (walk) => {
    const { upc } = await frame(walk);
    return (await anyone(walk)).GET('/wcs/resources/store/{storeId}/productview/{partNumber}', {
      params: { path: { ...walk.store, partNumber: upc }, query: common(walk) },
    });
  },
  getProductById: async (walk) => {
    const { productId } = await frame(walk);
    return (await anyone(walk)).GET('/wcs/resources/store/{storeId}/productview/byId/{productId}', {
      params: { path: { ...walk.store, productId }, query: common(walk) },
    });
  },
  findProductsByTerm: async (walk) => {
    const client = await anyone(walk);
    for (const searchTerm of ['*', 'black', 'no such thing']) {
      await client.GET('/search/resources/store/{storeId}/productview/bySearchTerm/{searchTerm}', {
        params: { path: { ...walk.store, searchTerm }, query: { ...common(walk), ...page, orderBy: '3' } },
      });
    }
  },
  findProductsByCategory: async (walk) => {
    const client = await anyone(walk);
    for (const categoryId of ['40001', '40002', '40003']) {
      await client.GET('/search/resources/store/{storeId}/productview/byCategory/{categoryId}', {
        params: { path: { ...walk.store, categoryId }, query: { ...common(walk), ...page } },
      });
    }
  },
  findProductsByPartNumbers: async (walk) => {
    const [{ upc }, lens] = [await frame(walk), await contactLens(walk)];
    return (await anyone(walk)).GET('/search/resources/store/{storeId}/productview/byPartNumbers', {
      params: { path: walk.store, query: { ...common(walk), partNumber: [upc, lens.upc, '0000000000000'] } },
    });
  },
  getCategoryTree: async (walk) =>
    (await anyone(walk)).GET('/search/resources/store/{storeId}/categoryview/@top', {
      params: { path: walk.store, query: { ...common(walk), depthAndLimit: '20,20' } },
    }),
  suggestKeywords: async (walk) =>
    (await anyone(walk)).GET(
      '/search/resources/store/{storeId}/sitecontent/keywordSuggestionsByTerm/{term}',
      {
        params: { path: { ...walk.store, term: 'avi' }, query: { ...common(walk), limit: 4 } },
      },
    ),
  suggestProducts: async (walk) =>
    (await anyone(walk)).GET(
      '/search/resources/store/{storeId}/sitecontent/productSuggestionsBySearchTerm/{term}',
      { params: { path: { ...walk.store, term: 'bla' }, query: { ...common(walk), ...page } } },
    ),
  getContactLens: contactLens,
  checkAvailableFrames: async (walk) =>
    (await anyone(walk)).POST('/wcs/resources/store/{storeId}/catalog/{catalogId}/checkAvailableFrames', {
      params: { path: walk.store, query: { langId: walk.store.langId } },
      body: { ...requestExample('checkAvailableFrames', 'listing'), selectedFacets: [] },
    }),
  getCartImage: async (walk) => {
    const { upc } = await frame(walk);
    return (await anyone(walk)).GET('/wcs/resources/store/{storeId}/assets/attachment/{imageKind}/{upc}', {
      params: { path: { ...walk.store, imageKind: 'cartImage', upc } },
    });
  },
} satisfies Probes;
