import {
  getGetCarrierUrlMockHandler,
  getGetDeliveryDatesMockHandler,
  getGetGuestOrderMockHandler,
  getGetOrderHistoryMockHandler,
} from '@generated/orders/orders.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';

/** These operations return the contract's examples; they have no state yet. */
export const ordersHandlers = {
  getGuestOrder: () => getGetGuestOrderMockHandler(exampleResolver('getGuestOrder')),
  getDeliveryDates: () => getGetDeliveryDatesMockHandler(exampleResolver('getDeliveryDates')),
  getCarrierUrl: () => getGetCarrierUrlMockHandler(exampleResolver('getCarrierUrl')),
  getOrderHistory: () => getGetOrderHistoryMockHandler(exampleResolver('getOrderHistory')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
