import type { OrderReturn as WireReturn } from '@generated/orders/model/orderReturn';
import type { ReturnAddress } from '@generated/orders/model/returnAddress';
import { add, cents } from '@/domain/money/cents';
import type { PlacedItem, PlacedOrder } from '../orders/placed-items';
import type { OrderReturn } from '../state/order-return';
import { toAmount, toQuantity } from './cart/amount';

/** Return address of each store. */
const RETURN_ADDRESSES: Record<PlacedOrder['storeId'], ReturnAddress> = {
  '10851': {
    name: 'Marlowe Eyewear Returns',
    addressLine: ['2200 Commerce Park Dr', 'Dock 4'],
    city: 'Mason',
    state: 'OH',
    zipCode: '45040',
    country: 'US',
  },
  '10852': {
    name: 'Marlowe Eyewear Returns',
    addressLine: ['150 Woodlawn Rd W', 'Dock 2'],
    city: 'Guelph',
    state: 'ON',
    zipCode: 'N1H 1B3',
    country: 'CA',
  },
};

/** Returns a return; it is received once all its lines are. */
export function toOrderReturn(
  { returnId, items, shipBy, createdAt }: OrderReturn,
  placed: { order: PlacedOrder; items: readonly PlacedItem[] },
): WireReturn {
  const isReceived = items.every(({ orderItemId }) =>
    placed.items.some(({ item, status }) => item.orderItemId === orderItemId && status === 'Z'),
  );
  const { orderId, storeId, placement } = placed.order;
  return {
    returnId,
    orderId,
    returnStatus: isReceived ? 'received' : 'requested',
    requestedDate: new Date(createdAt).toISOString(),
    shipBy,
    orderItem: items.map(({ orderItemId, quantity, reason, refund }) => ({
      orderItemId,
      quantity: toQuantity(quantity),
      reason,
      refund: toAmount(cents(refund)),
    })),
    refund: toAmount(add(...items.map(({ refund }) => cents(refund)))),
    currency: placement.currency,
    returnAddress: RETURN_ADDRESSES[storeId],
  };
}
