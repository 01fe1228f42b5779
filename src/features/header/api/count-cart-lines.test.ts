import type { CartItem, CartItemKind } from '@generated/cart/model';
import { expect, it } from 'vitest';
import { countCartLines } from './count-cart-lines';

const line = (orderItemId: string, comments: CartItemKind, rest: Partial<CartItem> = {}) =>
  ({ orderItemId, comments, quantity: '1.0', ...rest }) as CartItem;

it('counts frames by quantity and ignores lenses and protection plans', () => {
  expect(
    countCartLines([
      line('1', 'EYE', { quantity: '2.0' }),
      line('2', 'LENS', { quantity: '2.0' }),
      line('3', 'WARRANTY'),
      line('4', 'SUN'),
    ]),
  ).toBe(3);
});

it('counts a pair of contact lenses once, regardless of boxes', () => {
  expect(
    countCartLines([
      line('1', 'LCON', { quantity: '4.0', correlationGroup: '77' }),
      line('2', 'RCON', { quantity: '2.0', correlationGroup: '77' }),
      line('3', 'RCON', { quantity: '1.0' }),
    ]),
  ).toBe(2);
});

it('returns 0 for an empty cart', () => {
  expect(countCartLines()).toBe(0);
  expect(countCartLines([])).toBe(0);
});
