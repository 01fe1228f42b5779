import {
  getGetCarrierUrlMockHandler,
  getGetDeliveryDatesMockHandler,
  getGetGuestOrderMockHandler,
  getGetOrderHistoryMockHandler,
} from '@generated/orders/orders.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';

/** Answers with the contract's examples until these operations have state of their own. */
export const ordersHandlers = {
  getGuestOrder: () => getGetGuestOrderMockHandler(exampleResolver('getGuestOrder')),
  getDeliveryDates: () => getGetDeliveryDatesMockHandler(exampleResolver('getDeliveryDates')),
  getCarrierUrl: () => getGetCarrierUrlMockHandler(exampleResolver('getCarrierUrl')),
  getOrderHistory: () => getGetOrderHistoryMockHandler(exampleResolver('getOrderHistory')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
