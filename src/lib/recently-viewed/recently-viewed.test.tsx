import { afterEach, expect, it } from 'vitest';
import { MAX_RECENTLY_VIEWED, recentlyViewed, recordView } from './recently-viewed';

afterEach(() => localStorage.clear());

it('lists the latest first, each once', () => {
  for (const upc of ['1001', '1002', '1003', '1001']) recordView(upc);
  expect(recentlyViewed.read()).toEqual(['1001', '1003', '1002']);
  expect(localStorage.getItem('recentlySeen')).toBe('["1001","1003","1002"]');
});

it('stores one more than are shown, since the current one is not shown', () => {
  for (let number = 1; number <= 20; number += 1) recordView(String(1000 + number));
  expect(recentlyViewed.read()).toHaveLength(MAX_RECENTLY_VIEWED + 1);
  expect(recentlyViewed.read()?.at(0)).toBe('1020');
  expect(recentlyViewed.read()?.at(-1)).toBe('1008');
});

it.each([
  ['{}', undefined],
  ['"1001"', undefined],
  ['[1001, "1002", "../1003", null]', ['1002']],
])('reads %s as %j', (text, expected) => {
  localStorage.setItem('recentlySeen', text);
  expect(recentlyViewed.read()).toEqual(expected);
});
