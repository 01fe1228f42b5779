import type { Handler } from '../../call';
import { type ApiError, reject } from '../../http/api-errors';
import { carrierUrl } from '../../orders/carrier';
import { findPlacedOrder, type OrderProof } from '../../orders/find-placed-order';
import { pickupStore } from '../../orders/pickup-store';
import { isPlaced, type PlacedItem, type PlacedOrder, placedItems } from '../../orders/placed-items';
import { returnLines } from '../../orders/return-lines';
import { labDay } from '../../pricing/delivery-days';
import type { SandboxContext } from '../../sandbox-context';
import { responseView } from '../../serializers/response-view';
import { toGuestOrder } from '../../serializers/to-guest-order';
import { cartErrors } from '../cart/cart-errors';
import { toCartResponse } from '../cart/to-cart-response';

/**
 * Returns the placed order that a request proves. @throws ApiErrorResponse 404, the same for every order that it does not
 * prove.
 */
export function requireProvenOrder(context: SandboxContext, proof: OrderProof): PlacedOrder {
  return findPlacedOrder(context, proof) ?? reject(cartErrors.orderNotFound(proof.orderId));
}

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

/** Returns the day of delivery of each item; absent where none is known. */
export const getDeliveryDates: Handler<'getDeliveryDates'> = ({ params, query }, context) => {
  const dates = query.orderItems.split(',').flatMap((orderItemId): [string, string][] => {
    const day = placedItemOf(context, params.storeId, orderItemId)?.deliveryDate;
    return day ? [[orderItemId, day]] : [];
  });
  return Object.fromEntries(dates);
};

/** Returns the carrier's page of an item; empty before shipping. */
export const getCarrierUrl: Handler<'getCarrierUrl'> = ({ params, url }, context) => {
  const placed = placedItemOf(context, params.storeId, params.orderItemId) ?? reject(unknownItem());
  return { carrierUrl: carrierUrl(placed, url) };
};

function placedItemOf(context: SandboxContext, storeId: string, orderItemId: string): PlacedItem | undefined {
  const order = context.state.orders
    .by('item', orderItemId)
    .filter(isPlaced)
    .find((candidate) => candidate.storeId === storeId);
  return order && placedItems(context, order).find(({ item }) => item.orderItemId === orderItemId);
}

function unknownItem(): ApiError {
  return {
    status: 404,
    errorKey: '_ERR_NOT_FOUND',
    errorCode: 'CMN0404E',
    errorMessage: 'The item was not found.',
    errorParameters: ['orderItemId'],
  };
}
