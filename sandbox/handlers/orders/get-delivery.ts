import { getGetCarrierUrlMockHandler, getGetDeliveryDatesMockHandler } from '@generated/orders/orders.msw';
import { createResolver } from '../../call';
import { type ApiError, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { responseView } from '../../serializers/response-view';
import type { Order } from '../../state/order';
import { toCartResponse } from '../cart/to-cart-response';
import type { HandlerFactory } from '../handler-factory';

/** The last day on which an item may arrive. An item that waits for its prescription has none. */
export const getDeliveryDates: HandlerFactory = () =>
  getGetDeliveryDatesMockHandler(
    createResolver('getDeliveryDates', ({ params, query }, context) => {
      const dates = query.orderItems.split(',').flatMap((orderItemId): [string, string][] => {
        const day = lastDay(context, placedOrderOf(context, params.storeId, orderItemId), orderItemId);
        return day ? [[orderItemId, day]] : [];
      });
      return Object.fromEntries(dates);
    }),
  );

/** No order of the sandbox is on its way yet. */
export const getCarrierUrl: HandlerFactory = () =>
  getGetCarrierUrlMockHandler(
    createResolver('getCarrierUrl', ({ params }, context) => {
      if (!placedOrderOf(context, params.storeId, params.orderItemId)) reject(unknownItem());
      return { carrierUrl: '' };
    }),
  );

function placedOrderOf({ state }: SandboxContext, storeId: string, orderItemId: string): Order | undefined {
  return state.orders
    .by('item', orderItemId)
    .find((order) => order.placement !== undefined && order.storeId === storeId);
}

function lastDay(context: SandboxContext, order: Order | undefined, orderItemId: string): string | undefined {
  if (!order) return undefined;
  const { orderItem = [] } = toCartResponse(context, order, { view: responseView(order.storeId) });
  const item = orderItem.find((candidate) => candidate.orderItemId === orderItemId);
  return item?.orderItemStatus === 'E' ? undefined : item?.x_latestDelivery;
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
