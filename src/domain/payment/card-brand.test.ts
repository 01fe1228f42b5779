import { expect, test } from 'vitest';
import {
  brandOfType,
  CARD_BRANDS,
  CARD_TYPES,
  cardBrand,
  isCardExpired,
  securityCodeLength,
} from './card-brand';

test.each([
  ['4111111111111111', 'VISA'],
  ['4222222222222', 'VISA'],
  ['5555555555554444', 'MasterCard'],
  ['2221000000000009', 'MasterCard'],
  ['2720999999999999', 'MasterCard'],
  ['378282246310005', 'AMEX'],
  ['6011111111111117', 'Discover'],
  ['6440000000000000', 'Discover'],
  ['3530111333300000', 'JCB'],
  ['3528000000000007', 'JCB'],
])('%s is a number of %s', (digits, brand) => {
  expect(cardBrand(digits)).toBe(brand);
});

test.each([
  '',
  '4',
  '411111111111111',
  '2220999999999999',
  '2721000000000000',
  '36000000000000',
  '3527000000000000',
  '3590000000000000',
])('%j is of no brand', (digits) => {
  expect(cardBrand(digits)).toBeUndefined();
});

test('every brand has a code of the processor', () => {
  for (const brand of CARD_BRANDS) expect(brandOfType(CARD_TYPES[brand])).toBe(brand);
  expect(brandOfType('005')).toBeUndefined();
});

test('a security code has four digits on American Express only', () => {
  expect(CARD_BRANDS.filter((brand) => securityCodeLength(brand) === 4)).toEqual(['AMEX']);
});

test.each([
  [{ month: 6, year: 2026 }, false],
  [{ month: 5, year: 2026 }, true],
  [{ month: 12, year: 2025 }, true],
  [{ month: 1, year: 2027 }, false],
])('in June 2026 a card of %j is expired: %s', (expiry, expired) => {
  expect(isCardExpired(expiry, { month: 6, year: 2026 })).toBe(expired);
});
