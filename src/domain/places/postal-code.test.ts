import { expect, test } from 'vitest';
import { normalizePostalCode } from './postal-code';

test.each([
  ['45040', '45040'],
  [' 45040 ', '45040'],
  ['45040-1234', '45040-1234'],
  ['450401234', '45040-1234'],
  ['4504', undefined],
  ['45040-12', undefined],
  ['G1K 3B5', undefined],
  ['', undefined],
])('%j in the US is %j', (text, code) => {
  expect(normalizePostalCode(text, 'us')).toBe(code);
});

test.each([
  ['G1K 3B5', 'G1K 3B5'],
  ['g1k3b5', 'G1K 3B5'],
  ['g1k-3b5', 'G1K 3B5'],
  ['D1K 3B5', undefined],
  ['W1K 3B5', undefined],
  ['G1O 3B5', undefined],
  ['G1K 3W5', 'G1K 3W5'],
  ['45040', undefined],
])('%j in Canada is %j', (text, code) => {
  expect(normalizePostalCode(text, 'ca')).toBe(code);
});
