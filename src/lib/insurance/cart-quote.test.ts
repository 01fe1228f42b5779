import type { CartItem } from '@generated/cart/model/cartItem';
import { expect, test } from 'vitest';
import { cartQuote } from './cart-quote';

/** Creates a cart with two frames with lenses. */
function cart(insured: Record<string, string>): CartItem[] {
  const item = (orderItemId: string, fields: Partial<CartItem>) =>
    ({
      orderItemId,
      ...fields,
      adjustment: insured[orderItemId] ? [{ code: 'RIA', amount: insured[orderItemId] }] : [],
    }) as CartItem;
  return [
    item('1', { comments: 'EYE' }),
    item('2', { comments: 'LENS', xitem_field1: '1' }),
    item('3', { comments: 'EYE' }),
    item('4', { comments: 'LENS', xitem_field1: '3' }),
  ];
}

test('the frame has the saving of its own line, and its lenses can be covered', () => {
  expect(cartQuote(cart({ 1: '-156.00000', 2: '-60.00000' }), '1')).toEqual({
    frame: { discount: 15600 },
    isLensBenefitUsed: false,
  });
});

test('the lenses of an earlier pair use the benefit up, those of a later one do not', () => {
  expect(cartQuote(cart({ 1: '-156.00000', 2: '-60.00000' }), '3')).toEqual({
    frame: { discount: 0 },
    isLensBenefitUsed: true,
  });
  // The plan does not cover the lenses of the first pair; another choice there would use the benefit first.
  expect(cartQuote(cart({ 1: '-156.00000', 4: '-60.00000' }), '1').isLensBenefitUsed).toBe(false);
  expect(cartQuote(cart({ 1: '-156.00000', 4: '-60.00000' }), '3').isLensBenefitUsed).toBe(false);
});
