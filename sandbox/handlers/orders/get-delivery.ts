import type { Handler } from '../../call';
import { type ApiError, reject } from '../../http/api-errors';
import { carrierUrl } from '../../orders/carrier';
import { isPlaced, type PlacedItem, placedItems } from '../../orders/placed-items';
import type { SandboxContext } from '../../sandbox-context';

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
