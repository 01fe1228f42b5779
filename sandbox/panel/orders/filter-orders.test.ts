import { expect, it } from 'vitest';
import type { OrderView } from '../client';
import { filterOrders } from './filter-orders';

const order = (orderId: string, fields: Partial<OrderView>): OrderView => ({
  orderId,
  storeId: '10851',
  demoTitle: '',
  email: '',
  isOwn: false,
  placedAt: 0,
  status: 'M',
  items: [],
  ...fields,
});
const orders = [
  order('90110001', { demoTitle: 'Shipped (S)', email: 'ada.marsh@example.com' }),
  order('90110002', { demoTitle: 'Shipped (S)', email: 'june.okoye@example.com' }),
  order('90210001', {
    storeId: '10852',
    items: [{ orderItemId: '7', name: 'Alder', kind: 'EYE', quantity: 1, status: 'E', isWaiting: true }],
  }),
];
const found = (text: string) => filterOrders(orders, text).map(({ orderId }) => orderId);

it('finds orders by ID, title, email, store and status', () => {
  expect(found('')).toHaveLength(3);
  expect(found('shipped ADA')).toEqual(['90110001']);
  expect(found('10852')).toEqual(['90210001']);
  expect(found('pending prescription')).toEqual(['90210001']);
  expect(found('nothing')).toEqual([]);
});
