import { getGetCartMockHandler } from '@generated/cart/cart.msw';
import { createResolver } from '../../call';
import { reject } from '../../http/api-errors';
import { priceOrder } from '../../pricing/price-order';
import { toCart } from '../../serializers/cart/to-cart';
import { responseView } from '../../serializers/response-view';
import { currentOrder } from '../../state/orders';
import type { HandlerFactory } from '../handler-factory';
import { cartErrors } from './cart-errors';
import { itemPage } from './item-page';

/** The cart at current prices. 404 when there is none; the storefront shows that as an empty cart. */
export const getCart: HandlerFactory = () =>
  getGetCartMockHandler(
    createResolver('getCart', ({ shopper, params, query }, { state, catalog, now }) => {
      const order = currentOrder(state, shopper.userId, params.storeId);
      if (!order) return reject(cartErrors.orderNotFound());
      const view = responseView(params.storeId, query);
      const priced = priceOrder(order, { catalog, currency: view.currency, now: now().getTime() });
      return toCart(priced, itemPage(priced.items, query), view);
    }),
  );
