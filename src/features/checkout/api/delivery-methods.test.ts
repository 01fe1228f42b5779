import type { UsableShippingMode } from '@generated/cart/model/usableShippingMode';
import { expect, it } from 'vitest';
import { toDeliveryMethods } from './delivery-methods';

const mode = (shipModeId: string, first: string, last: string): UsableShippingMode => ({
  shipModeId,
  shipModeCode: `Code ${shipModeId}`,
  shipModeDescription: `Method ${shipModeId}`,
  x_shippingCharge: '19.95000',
  x_earliestDelivery: first,
  x_latestDelivery: last,
});
const line = (orderItemId: string, ...usableShippingMode: UsableShippingMode[]) => ({
  orderItemId,
  usableShippingMode,
  usableShippingAddress: [],
});

it('an order arrives from its first line to its last one', () => {
  const info = {
    orderId: '1',
    orderItem: [
      line('a', mode('13001', '2026-03-13', '2026-03-18')),
      line('b', mode('13001', '2026-03-09', '2026-03-12')),
    ],
  };
  expect(toDeliveryMethods(info)).toEqual([
    {
      id: '13001',
      name: 'Method 13001',
      charge: 1995,
      earliest: { year: 2026, month: 3, day: 9 },
      latest: { year: 2026, month: 3, day: 18 },
    },
  ]);
});

it('a method that does not reach every line is left out', () => {
  const info = {
    orderId: '1',
    orderItem: [
      line('a', mode('13001', '2026-03-13', '2026-03-18'), mode('13002', '2026-03-11', '2026-03-16')),
      line('b', mode('13001', '2026-03-09', '2026-03-12')),
    ],
  };
  expect(toDeliveryMethods(info).map(({ id }) => id)).toEqual(['13001']);
});

it('an order without lines has no methods', () => {
  expect(toDeliveryMethods({ orderId: '1', orderItem: [] })).toEqual([]);
});
