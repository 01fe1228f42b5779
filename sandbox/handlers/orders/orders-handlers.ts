import type { OperationId } from '../../contract/operations';
import type { HandlerFactory } from '../handler-factory';
import { getCarrierUrl, getDeliveryDates } from './get-delivery';
import { getGuestOrder } from './get-guest-order';
import { getOrderHistory } from './get-order-history';

export const ordersHandlers = {
  getGuestOrder,
  getDeliveryDates,
  getCarrierUrl,
  getOrderHistory,
} satisfies Partial<Record<OperationId, HandlerFactory>>;
