import type { Cart } from '@generated/cart/model/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import type { OrderedProduct } from '@generated/orders/model/orderedProduct';
import type { OrderSummary } from '@generated/orders/model/orderSummary';
import type { Call } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { frontImageUrl } from '../../serializers/image-urls';
import { paginate } from '../../serializers/paginate';
import { responseView } from '../../serializers/response-view';
import { GENERIC_USER_ID } from '../../session/shopper';
import type { Order } from '../../state/order';
import { toCartResponse } from '../cart/to-cart-response';

const PAGE_SIZE = 10;

/** Returns the shopper's placed orders in this store, newest first. */
export function getOrderHistory(
  { shopper, params, query }: Call<'getOrderHistory'>,
  context: SandboxContext,
) {
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const orders = context.state.orders
    .by('user', shopper.userId)
    .filter(({ placement, storeId }) => placement !== undefined && storeId === params.storeId)
    .reverse()
    .sort((first, second) => (second.placement?.placedAt ?? 0) - (first.placement?.placedAt ?? 0));
  const page = paginate(orders, query, PAGE_SIZE);
  const rows = page.rows.flatMap((order) =>
    toSummary(
      order,
      toCartResponse(context, order, {
        view: responseView(order.storeId, { langId: query.langId, currency: order.placement?.currency }),
      }),
    ),
  );
  return {
    resourceName: 'order',
    recordSetTotal: String(page.total),
    recordSetCount: String(rows.length),
    recordSetStartNumber: String(page.start),
    recordSetComplete: page.complete ? ('true' as const) : ('false' as const),
    ...(rows.length > 0 ? { Order: rows } : {}),
  };
}

function toSummary({ shipping }: Order, response: Cart): OrderSummary[] {
  const { placedDate } = response;
  if (!placedDate) return [];
  const {
    orderItem: items = [],
    paymentInstruction: _payment,
    x_encOrderMemberId: _link,
    ...summary
  } = response;
  const email = shipping?.address?.email.toLowerCase();
  return [
    {
      ...(summary as Omit<OrderSummary, 'placedDate'>),
      placedDate,
      ...(email ? { x_email: email } : {}),
      x_items: items.flatMap(toProduct),
    },
  ];
}

/** Returns a frame or contact lens of an order. */
function toProduct({ comments, partNumber, xitem_descriptiveName: name }: CartItem): OrderedProduct[] {
  if (comments === 'LENS' || comments === 'WARRANTY' || !name) return [];
  return [{ partNumber, name, thumbnail: frontImageUrl(partNumber) }];
}
