import type { CartItem, CartItemKind } from '@generated/cart/model/index';
import { expect, it } from 'vitest';
import { countCartItems } from './count-cart-items';

const item = (orderItemId: string, comments: CartItemKind, overrides: Partial<CartItem> = {}) =>
  ({ orderItemId, comments, quantity: '1.0', ...overrides }) as CartItem;

it('counts frames by quantity and ignores lenses and protection plans', () => {
  expect(
    countCartItems([
      item('1', 'EYE', { quantity: '2.0' }),
      item('2', 'LENS', { quantity: '2.0' }),
      item('3', 'WARRANTY'),
      item('4', 'SUN'),
    ]),
  ).toBe(3);
});

it('counts a pair of contact lenses once, regardless of boxes', () => {
  expect(
    countCartItems([
      item('1', 'LCON', { quantity: '4.0', correlationGroup: '77' }),
      item('2', 'RCON', { quantity: '2.0', correlationGroup: '77' }),
      item('3', 'RCON', { quantity: '1.0' }),
    ]),
  ).toBe(2);
});

it('returns 0 for an empty cart', () => {
  expect(countCartItems()).toBe(0);
  expect(countCartItems([])).toBe(0);
});
