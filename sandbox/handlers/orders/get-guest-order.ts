import type { CartItem } from '@generated/cart/model/cartItem';
import type { GuestOrderItem } from '@generated/orders/model/guestOrderItem';
import { getGetGuestOrderMockHandler } from '@generated/orders/orders.msw';
import { createResolver } from '../../call';
import { reject } from '../../http/api-errors';
import { responseView } from '../../serializers/response-view';
import { cartErrors } from '../cart/cart-errors';
import { toCartResponse } from '../cart/to-cart-response';
import type { HandlerFactory } from '../handler-factory';

/** A placed order for anyone who knows its id and email; everything else is 404. Protection plans are left out (003 §3). */
export const getGuestOrder: HandlerFactory = () =>
  getGetGuestOrderMockHandler(
    createResolver('getGuestOrder', ({ params, query }, context) => {
      const order = context.state.orders.get(params.orderId);
      const email = order?.shipping?.address?.email.toLowerCase();
      if (!order?.placement || order.storeId !== params.storeId || email !== query.email)
        return reject(cartErrors.orderNotFound(params.orderId));
      const {
        placedDate,
        orderStatus,
        orderItem = [],
      } = toCartResponse(context, order, {
        view: responseView(params.storeId, { langId: query.langId, currency: order.placement.currency }),
      });
      return {
        orderId: order.orderId,
        orderStatus,
        ...(placedDate ? { placedDate } : {}),
        orderItem: orderItem.flatMap(toGuestItem),
      };
    }),
  );

function toGuestItem(item: CartItem): GuestOrderItem[] {
  const { orderItemId, partNumber, comments, orderItemStatus, quantity, orderItemPrice, currency } = item;
  if (comments === 'WARRANTY') return [];
  return [
    {
      orderItemId,
      partNumber,
      comments,
      xitem_descriptiveName: item.xitem_descriptiveName ?? '',
      xitem_field1: item.xitem_field1 ?? '',
      xitem_field2: item.xitem_field2 ?? '',
      orderItemStatus,
      trackingURL: null,
      quantity,
      orderItemPrice,
      currency,
    },
  ];
}
