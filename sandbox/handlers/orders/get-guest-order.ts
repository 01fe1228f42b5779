import type { Handler } from '../../call';
import { pickupStore } from '../../orders/pickup-store';
import { placedItems } from '../../orders/placed-items';
import { returnLines } from '../../orders/return-lines';
import { labDay } from '../../pricing/delivery-days';
import { responseView } from '../../serializers/response-view';
import { toGuestOrder } from '../../serializers/to-guest-order';
import { toCartResponse } from '../cart/to-cart-response';
import { requireProvenOrder } from './require-proven-order';

/** Returns a placed order for anyone who knows its id and email; everything else is 404. */
export const getGuestOrder: Handler<'getGuestOrder'> = ({ params, query, shopper, url }, context) => {
  const order = requireProvenOrder(context, { ...params, email: query.email });
  const cart = toCartResponse(context, order, {
    view: responseView(params.storeId, { langId: query.langId, currency: order.placement.currency }),
  });
  return toGuestOrder(order, {
    cart,
    items: placedItems(context, order),
    returnLines: returnLines(context, order),
    returns: context.state.orderReturns
      .by('order', order.orderId)
      .sort((first, second) => first.createdAt - second.createdAt),
    today: labDay(context.now()),
    pickupStore: pickupStore(context, order),
    requestUrl: url,
    isOwner: shopper.userId === order.userId,
    hasFile: (savedFileName) => context.state.prescriptionFiles.get(savedFileName) !== undefined,
  });
};
