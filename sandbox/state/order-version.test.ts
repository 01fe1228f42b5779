import { expect, it } from 'vitest';
import { boxes, cartOf } from '../pricing/testing/small-catalog';
import type { Order } from './order';
import { orderVersion } from './order';

const order = cartOf(boxes(1));
const [item] = order.items;
const address = {
  firstName: 'Ana',
  lastName: 'Diaz',
  addressLines: ['12 Elm St'],
  city: 'Mason',
  region: 'OH',
  postalCode: '45040',
  country: 'US' as const,
  email: 'ana@example.com',
};

it.each<[string, Partial<Order>]>([
  ['the quantity', { items: item ? [{ ...item, quantity: 2 }] : [] }],
  [
    'a value of a line',
    { items: item ? [{ ...item, attributes: [{ name: 'POWER', value: '-9.00' }] }] : [] },
  ],
  ['the lines', { items: [] }],
  ['the promotion codes', { promotionCodes: ['SEE10'] }],
  ['the address', { shipping: { address } }],
  ['the shipping method', { shipping: { shipModeId: '13002' } }],
])('changes with %s', (_, change) => {
  expect(orderVersion({ ...order, ...change })).not.toBe(orderVersion(order));
});

it('stays the same with time and prescriptions, and shows nothing of the order', () => {
  const later = { ...order, updatedAt: 1, items: item ? [{ ...item, prescriptionId: '33001' }] : [] };
  expect(orderVersion(later)).toBe(orderVersion(order));
  expect(orderVersion({ ...order, shipping: { address } })).toMatch(/^[0-9a-f]{16}$/);
});
