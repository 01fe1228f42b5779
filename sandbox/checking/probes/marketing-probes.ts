import { requestExample } from '../request-example';
import { frame } from '../supplies/products';
import { anyone, guest, idsOf } from '../supplies/shoppers';
import { asForm } from '../visitor';
import type { Walk } from '../walk';
import type { Probes } from './probe';

const ESPOT = 'X_Insurance_Providers';
const query = ({ store: { catalogId, langId } }: Walk) => ({ catalogId, langId });

export const marketingProbes = {
  getEspot: async (walk) =>
    (await anyone(walk)).GET('/wcs/resources/store/{storeId}/espot/{name}', {
      params: { path: { ...walk.store, name: ESPOT }, query: query(walk) },
    }),
  getProductEspot: async (walk) => {
    const { catentryId: productId } = await frame(walk);
    return (await anyone(walk)).GET('/wcs/resources/store/{storeId}/espot/{name}/product/{productId}', {
      params: { path: { ...walk.store, name: ESPOT, productId }, query: query(walk) },
    });
  },
  getCookieSensitiveEspot: async (walk) =>
    (await guest(walk)).GET('/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}', {
      params: { path: { ...walk.store, name: ESPOT }, query: query(walk) },
    }),
  getCookieSensitiveProductEspot: async (walk) => {
    const { catentryId: productId } = await frame(walk);
    return (await guest(walk)).GET(
      '/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}/product/{productId}',
      { params: { path: { ...walk.store, name: ESPOT, productId }, query: query(walk) } },
    );
  },
  getCookieSensitiveCategoryEspot: async (walk) =>
    (await guest(walk)).GET(
      '/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}/category/{categoryId}',
      { params: { path: { ...walk.store, name: ESPOT, categoryId: '40001' }, query: query(walk) } },
    ),
  joinEaccessSegment: async (walk) =>
    (await guest(walk)).GET('/wcs/resources/store/{storeId}/espot/Eaccess_engagement_add_customerSegment', {
      params: { path: walk.store, query: { t: walk.options.now.getTime() } },
    }),
  subscribeEmail: async (walk) => {
    walk.needLasting('a newsletter subscription');
    const { storeId, langId } = idsOf(walk);
    return (await anyone(walk)).POST('/webapp/wcs/stores/servlet/LCEmailSubscription', {
      ...asForm,
      body: { ...requestExample('subscribeEmail', 'footer'), storeId, langId },
    });
  },
} satisfies Probes;
