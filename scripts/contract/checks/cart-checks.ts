import {
  addContactLenses,
  cartWithGlasses,
  newCartWithContactLenses,
  newCartWithGlasses,
} from '../fixtures/carts';
import {
  cartWithPayment,
  cartWithShipping,
  placeOrder,
  prepareCheckout,
  setPayment,
  setShipping,
} from '../fixtures/orders';
import { lensPackage } from '../fixtures/products';
import { idsOf, newGuest } from '../fixtures/shoppers';
import { asForm } from '../http/contract-client';
import { requestExample } from '../model/request-example';
import { type StoreRun, successBody } from '../store-run';
import type { ContractChecks } from './contract-check';

const CART_PAGE = '/AjaxOrderItemDisplayView';
const languageQuery = ({ store: { langId } }: StoreRun) => ({ langId });

export const cartChecks = {
  getCart: async (run) => {
    const { client } = await cartWithGlasses(run);
    return client.GET('/wcs/resources/store/{storeId}/cart/@self', {
      params: { path: run.store, query: languageQuery(run) },
    });
  },
  addCartItem: async (run) => addContactLenses(run, await newGuest(run)),
  updateCartItem: async (run) => {
    const { client, orderId, orderItemId } = await newCartWithContactLenses(run);
    return client.PUT('/wcs/resources/store/{storeId}/cart/@self/update_order_item', {
      params: { path: run.store, query: languageQuery(run) },
      body: { orderId, orderItem: [{ orderItemId, quantity: '2' }], x_calculateOrder: '1' },
    });
  },
  deleteCartItem: async (run) => {
    const { client, orderId, orderItemId } = await newCartWithContactLenses(run);
    return client.PUT('/wcs/resources/store/{storeId}/cart/@self/delete_order_item', {
      params: { path: run.store, query: languageQuery(run) },
      body: { orderId, orderItemId, calculateOrder: '1' },
    });
  },
  assignPromotionCode: async (run) => {
    const { client } = await newCartWithGlasses(run);
    return assignPromotion(run, client);
  },
  removePromotionCode: async (run) => {
    const { client } = await newCartWithGlasses(run);
    successBody('assignPromotionCode', await assignPromotion(run, client));
    const { promoCode } = requestExample('assignPromotionCode', 'code');
    return client.DELETE('/wcs/resources/store/{storeId}/cart/@self/assigned_promotion_code/{promoCode}', {
      params: { path: { ...run.store, promoCode }, query: languageQuery(run) },
    });
  },
  addGlasses: newCartWithGlasses,
  updateItemLensData: async (run) => {
    const { client, orderId, orderItemId } = await newCartWithGlasses(run);
    const { lens } = await lensPackage(run);
    return client.POST('/webapp/wcs/stores/servlet/LCUpdateOrderItemLensDataCmd', {
      ...asForm,
      body: {
        ...idsOf(run),
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
  calculateOrder: async (run) => {
    const { client, orderId } = await cartWithGlasses(run);
    return client.GET('/webapp/wcs/stores/servlet/OrderCalculate', {
      params: {
        query: {
          ...idsOf(run),
          URL: CART_PAGE,
          errorViewName: 'AjaxOrderItemDisplayView',
          orderId,
          updatePrices: '1',
          calculationUsageId: ['-1'],
        },
      },
    });
  },
  resetExchangeCurrentOrder: async (run) => {
    const { client } = await newCartWithGlasses(run);
    return client.POST('/wcs/resources/store/{storeId}/cart/resetExchangeCurrentOrder', {
      params: { path: run.store },
    });
  },
  getUsableShippingInfo: async (run) => {
    const { client } = await cartWithGlasses(run);
    return client.GET('/wcs/resources/store/{storeId}/cart/@self/usable_shipping_info', {
      params: { path: run.store, query: languageQuery(run) },
    });
  },
  getUsablePaymentInfo: async (run) => {
    const { client } = await cartWithGlasses(run);
    return client.GET('/wcs/resources/store/{storeId}/cart/@self/usable_payment_info', {
      params: { path: run.store, query: languageQuery(run) },
    });
  },
} satisfies ContractChecks;

function assignPromotion(run: StoreRun, client: Awaited<ReturnType<typeof newGuest>>) {
  const { promoCode } = requestExample('assignPromotionCode', 'code');
  return client.POST('/wcs/resources/store/{storeId}/cart/@self/assigned_promotion_code', {
    params: { path: run.store, query: languageQuery(run) },
    body: { promoCode },
  });
}

export const checkoutChecks = {
  setShippingInfo: async (run) => setShipping(run, await newCartWithContactLenses(run)),
  addPaymentInstruction: async (run) => setPayment(run, await cartWithShipping(run)),
  prepareCheckout: async (run) => prepareCheckout(run, await cartWithPayment(run)),
  checkout: async (run) => {
    run.requireWrite('an order');
    const cart = await cartWithPayment(run);
    successBody('prepareCheckout', await prepareCheckout(run, cart));
    return placeOrder(run, cart);
  },
} satisfies ContractChecks;
