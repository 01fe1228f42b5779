import { expect, test } from 'vitest';
import { readersPowers } from './readers-powers';
import { lensFacts } from './testing/facts';

test('lists the stock powers that a package is made in', () => {
  const powers = readersPowers([lensFacts('1', { type: 'readers', sphere: { min: 1, max: 3.5 } })]);
  expect(powers).toEqual([1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5]);
  expect(readersPowers([lensFacts('1', { sphere: { min: 2.1, max: 2.6 } })])).toEqual([2.25, 2.5]);
  expect(readersPowers([lensFacts('1', { sphere: { min: 3.25, max: 6 } })])).toEqual([3.25, 3.5]);
  expect(readersPowers([])).toEqual([]);
});
