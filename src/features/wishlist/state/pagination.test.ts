import { expect, it } from 'vitest';
import { pageCount, pageItems, pageNumber } from './pagination';

it.each([
  [0, 1],
  [24, 1],
  [25, 2],
  // Maximum list length of the API.
  [200, 9],
])('%d frames fill %d pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

it.each([
  [null, 50, 1],
  ['2', 50, 2],
  ['4', 50, 3],
  ['0', 50, 1],
  ['-1', 50, 1],
  ['1e9', 50, 1],
  ['9', 0, 1],
])('page %j of %d frames is page %d', (requested, total, page) => {
  expect(pageNumber(requested, total)).toBe(page);
});

it('returns the items of a page', () => {
  const items = Array.from({ length: 26 }, (_, index) => index);
  expect(pageItems(items, 2)).toEqual([24, 25]);
});
