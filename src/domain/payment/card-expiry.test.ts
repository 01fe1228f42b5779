import { expect, test } from 'vitest';
import { completeCardExpiry, formatCardExpiry, parseCardExpiry } from './card-expiry';

test.each([
  ['', ''],
  ['09', '09'],
  ['092', '09/2'],
  ['092028', '09/2028'],
  ['09/2028', '09/2028'],
  ['09 - 20289', '09/2028'],
])('%j is shown as %j', (typed, shown) => {
  expect(formatCardExpiry(typed)).toBe(shown);
  expect(formatCardExpiry(shown)).toBe(shown);
});

test.each([
  ['9', '9'],
  ['9/', '09/'],
  ['9/28', '09/28'],
  ['9 - 2028', '09 - 2028'],
  ['09/28', '09/28'],
  ['12/2028', '12/2028'],
])('%j is completed to %j', (typed, completed) => {
  expect(completeCardExpiry(typed)).toBe(completed);
  expect(completeCardExpiry(completed)).toBe(completed);
});

test.each([
  ['09/2028', { month: 9, year: 2028 }],
  ['12/28', { month: 12, year: 2028 }],
  [' 01/2030 ', { month: 1, year: 2030 }],
  ['00/2028', undefined],
  ['13/2028', undefined],
  ['9/2028', undefined],
  ['09/202', undefined],
  ['092028', undefined],
  ['', undefined],
])('%j is read as %j', (text, expiry) => {
  expect(parseCardExpiry(text)).toEqual(expiry);
});
