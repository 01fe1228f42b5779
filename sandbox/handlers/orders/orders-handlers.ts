import type { Handlers } from '../../call';
import { cancelOrder } from './cancel-order';
import { createReturn } from './create-return';
import { getOrderHistory } from './get-order-history';
import { getCarrierUrl, getDeliveryDates, getGuestOrder } from './guest-orders';
import { reorderItems } from './reorder-items';

export const ordersHandlers = {
  getGuestOrder,
  getDeliveryDates,
  getCarrierUrl,
  getOrderHistory,
  cancelOrder,
  createReturn,
  reorderItems,
} satisfies Partial<Handlers>;
