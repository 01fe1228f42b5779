import { getGetCartMockHandler } from '@generated/cart/cart.msw';
import { createResolver } from '../../call';
import { reject } from '../../http/api-errors';
import { callerBenefits } from '../../insurance/paying-benefits';
import { responseView } from '../../serializers/response-view';
import { currentOrder } from '../../state/orders';
import type { HandlerFactory } from '../handler-factory';
import { cartErrors } from './cart-errors';
import { itemPage } from './item-page';
import { toCartResponse } from './to-cart-response';

/** Returns the cart at current prices. 404 when there is none; the storefront shows that as an empty cart. */
export const getCart: HandlerFactory = () =>
  getGetCartMockHandler(
    createResolver('getCart', (call, context) => {
      const { shopper, params, query } = call;
      const order = currentOrder(context.state, shopper.userId, params.storeId);
      if (!order) return reject(cartErrors.orderNotFound());
      return toCartResponse(context, order, {
        view: responseView(params.storeId, query),
        benefits: callerBenefits(context, call),
        page: ({ items }) => itemPage(items, query),
      });
    }),
  );
