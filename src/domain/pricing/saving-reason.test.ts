import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { savingReason } from './saving-reason';

const frame = { list: cents(18000), offer: cents(15300) };

test('without a saving there is no reason', () => {
  expect(savingReason({ frame: { offer: cents(18000) } })).toBeUndefined();
});

test('an offer price below the list price', () => {
  expect(savingReason({ frame })).toBe('offer-price');
});

test('a promotion that lowers the price further', () => {
  // 25 % of 180.00 is 45.00, more than the 27.00 of the offer price.
  expect(savingReason({ frame, promotion: { type: 'BOM', framePercent: 25 } })).toBe('promotion');
});

test('a promotion that does not lower the price is not the reason', () => {
  // 10 % of 180.00 is 18.00, less than 27.00.
  expect(savingReason({ frame, promotion: { type: 'BOM', framePercent: 10 } })).toBe('offer-price');
});
