import { expect, test } from 'vitest';
import { cardDigits, groupCardNumber, MAX_CARD_NUMBER_LENGTH } from './card-number';

test.each([
  ['', ''],
  ['4', '4'],
  ['4111', '4111'],
  ['41111', '4111 1'],
  ['4111-1111-1111-1111', '4111 1111 1111 1111'],
  ['378282246310005', '3782 8224 6310 005'],
  ['41111111111111119', '4111 1111 1111 1111'],
])('%j is grouped as %j', (typed, grouped) => {
  expect(groupCardNumber(typed)).toBe(grouped);
  expect(groupCardNumber(grouped)).toBe(grouped);
  expect(grouped.length).toBeLessThanOrEqual(MAX_CARD_NUMBER_LENGTH);
});

test('only the digits are sent', () => {
  expect(cardDigits('4111 1111 1111 1111')).toBe('4111111111111111');
});
