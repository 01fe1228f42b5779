import { requestExample } from '../request-example';
import {
  addContactLenses,
  cartWithGlasses,
  newCartWithContactLenses,
  newCartWithGlasses,
} from '../supplies/carts';
import { lensPackage } from '../supplies/products';
import { idsOf, newGuest } from '../supplies/shoppers';
import { asForm } from '../visitor';
import { successBody, type Walk } from '../walk';
import type { Probes } from './probe';

const CART_PAGE = '/AjaxOrderItemDisplayView';
const language = ({ store: { langId } }: Walk) => ({ langId });

export const cartProbes = {
  getCart: async (walk) => {
    const { client } = await cartWithGlasses(walk);
    return client.GET('/wcs/resources/store/{storeId}/cart/@self', {
      params: { path: walk.store, query: language(walk) },
    });
  },
  addCartItem: async (walk) => addContactLenses(walk, await newGuest(walk)),
  updateCartItem: async (walk) => {
    const { client, orderId, orderItemId } = await newCartWithContactLenses(walk);
    return client.PUT('/wcs/resources/store/{storeId}/cart/@self/update_order_item', {
      params: { path: walk.store, query: language(walk) },
      body: { orderId, orderItem: [{ orderItemId, quantity: '2' }], x_calculateOrder: '1' },
    });
  },
  deleteCartItem: async (walk) => {
    const { client, orderId, orderItemId } = await newCartWithContactLenses(walk);
    return client.PUT('/wcs/resources/store/{storeId}/cart/@self/delete_order_item', {
      params: { path: walk.store, query: language(walk) },
      body: { orderId, orderItemId, calculateOrder: '1' },
    });
  },
  assignPromotionCode: async (walk) => {
    const { client } = await newCartWithGlasses(walk);
    return assignCode(walk, client);
  },
  removePromotionCode: async (walk) => {
    const { client } = await newCartWithGlasses(walk);
    successBody('assignPromotionCode', await assignCode(walk, client));
    const { promoCode } = requestExample('assignPromotionCode', 'code');
    return client.DELETE('/wcs/resources/store/{storeId}/cart/@self/assigned_promotion_code/{promoCode}', {
      params: { path: { ...walk.store, promoCode }, query: language(walk) },
    });
  },
  addGlasses: newCartWithGlasses,
  updateItemLensData: async (walk) => {
    const { client, orderId, orderItemId } = await newCartWithGlasses(walk);
    const { lens } = await lensPackage(walk);
    return client.POST('/webapp/wcs/stores/servlet/LCUpdateOrderItemLensDataCmd', {
      ...asForm,
      body: {
        ...idsOf(walk),
        lensCatentryId: lens.catEntryId,
        lens: lens.upc,
        orderId,
        orderItemId,
        includeLens: 'true',
        fromPage: 'ShopCart',
        removeWarranty: 'true',
        URL: CART_PAGE,
      },
    });
  },
  calculateOrder: async (walk) => {
    const { client, orderId } = await cartWithGlasses(walk);
    return client.GET('/webapp/wcs/stores/servlet/OrderCalculate', {
      params: {
        query: {
          ...idsOf(walk),
          URL: CART_PAGE,
          errorViewName: 'AjaxOrderItemDisplayView',
          orderId,
          updatePrices: '1',
          calculationUsageId: ['-1'],
        },
      },
    });
  },
  resetExchangeCurrentOrder: async (walk) => {
    const { client } = await newCartWithGlasses(walk);
    return client.POST('/wcs/resources/store/{storeId}/cart/resetExchangeCurrentOrder', {
      params: { path: walk.store },
    });
  },
  getUsableShippingInfo: async (walk) => {
    const { client } = await cartWithGlasses(walk);
    return client.GET('/wcs/resources/store/{storeId}/cart/@self/usable_shipping_info', {
      params: { path: walk.store, query: language(walk) },
    });
  },
} satisfies Probes;

function assignCode(walk: Walk, client: Awaited<ReturnType<typeof newGuest>>) {
  const { promoCode } = requestExample('assignPromotionCode', 'code');
  return client.POST('/wcs/resources/store/{storeId}/cart/@self/assigned_promotion_code', {
    params: { path: walk.store, query: language(walk) },
    body: { promoCode },
  });
}
