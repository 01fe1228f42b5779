import { getGetGuestOrderMockHandler } from '@generated/orders/orders.msw';
import { createResolver } from '../../call';
import { reject } from '../../http/api-errors';
import { findPlacedOrder } from '../../orders/find-placed-order';
import { placedItems } from '../../orders/placed-items';
import { labDay } from '../../pricing/delivery-days';
import { responseView } from '../../serializers/response-view';
import { toGuestOrder } from '../../serializers/to-guest-order';
import { cartErrors } from '../cart/cart-errors';
import { toCartResponse } from '../cart/to-cart-response';
import type { HandlerFactory } from '../handler-factory';

/** A placed order for anyone who knows its id and email; everything else is 404. */
export const getGuestOrder: HandlerFactory = () =>
  getGetGuestOrderMockHandler(
    createResolver('getGuestOrder', ({ params, query, shopper, url }, context) => {
      const order =
        findPlacedOrder(context, { ...params, email: query.email }) ??
        reject(cartErrors.orderNotFound(params.orderId));
      const { orderItem = [] } = toCartResponse(context, order, {
        view: responseView(params.storeId, { langId: query.langId, currency: order.placement.currency }),
      });
      return toGuestOrder(order, {
        lines: orderItem,
        items: placedItems(context, order),
        today: labDay(context.now()),
        requestUrl: url,
        isOwner: shopper.userId === order.userId,
        hasFile: (savedFileName) => context.state.prescriptionFiles.get(savedFileName) !== undefined,
      });
    }),
  );
