import type { Handlers } from '../../call';
import { cancelOrder } from './cancel-order';
import { createReturn } from './create-return';
import { getCarrierUrl, getDeliveryDates } from './get-delivery';
import { getGuestOrder } from './get-guest-order';
import { getOrderHistory } from './get-order-history';
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
