import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { responseView } from '../../serializers/response-view';
import { GENERIC_USER_ID } from '../../session/shopper';
import { cartErrors } from './cart-errors';
import { toCartResponse } from './to-cart-response';

/** Returns a placed order, for the shopper who placed it. */
export const getOrder: Handler<'getOrder'> = ({ shopper, params, query }, context) => {
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const order = context.state.orders.get(params.orderId);
  if (!order?.placement || order.userId !== shopper.userId || order.storeId !== params.storeId)
    return reject(cartErrors.orderNotFound(params.orderId));
  return toCartResponse(context, order, {
    view: responseView(params.storeId, { langId: query.langId, currency: order.placement.currency }),
  });
};
