import { expect, it } from 'vitest';
import type { OrderItem } from './order';
import { isSameContactLens, withoutItem, withQuantity } from './order-items';

function item(orderItemId: string, kind: OrderItem['kind'], overrides: Partial<OrderItem> = {}): OrderItem {
  return {
    orderItemId,
    kind,
    catentryId: kind,
    partNumber: kind,
    quantity: 1,
    attributes: [],
    createdAt: 0,
    ...overrides,
  };
}

const items = [
  item('1', 'EYE'),
  item('2', 'LENS', { parentItemId: '1' }),
  item('3', 'WARRANTY', { parentItemId: '1' }),
  item('4', 'SUN'),
  item('5', 'LENS', { parentItemId: '4' }),
  item('6', 'LCON'),
];
const ids = (remaining: OrderItem[]) => remaining.map(({ orderItemId }) => orderItemId).join('');

it.each([
  ['1', '456'],
  ['2', '1456'],
  ['3', '12456'],
  ['4', '1236'],
  ['6', '12345'],
  ['7', '123456'],
])('removing %s leaves %s', (removed, remaining) => {
  expect(ids(withoutItem(items, removed))).toBe(remaining);
});

it('changes the quantity of a frame and of its lens and protection plan', () => {
  expect(withQuantity(items, '1', 3).map(({ quantity }) => quantity)).toEqual([3, 3, 3, 1, 1, 1]);
  expect(withQuantity(items, '6', 2).map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1, 1, 2]);
});

it('compares contact lenses by eye and parameters, in any order', () => {
  const attributes = [
    { name: 'POWER', value: '-2.00' },
    { name: 'BASE_CURVE', value: '8.5' },
  ];
  const lens = item('a', 'LCON', { attributes });
  expect(isSameContactLens(lens, item('b', 'LCON', { attributes: attributes.toReversed() }))).toBe(true);
  expect(isSameContactLens(lens, { ...lens, kind: 'RCON' })).toBe(false);
  expect(isSameContactLens(lens, item('b', 'LCON', { attributes: attributes.slice(1) }))).toBe(false);
  expect(isSameContactLens(item('1', 'EYE'), item('2', 'EYE'))).toBe(false);
});
