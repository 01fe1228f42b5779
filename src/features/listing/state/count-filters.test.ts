import { expect, it } from 'vitest';
import { countFilters, isFiltered } from './count-filters';
import { parseListingQuery } from './listing-query';

it.each([
  ['sort=newest&page=2&q=a', 0],
  ['maxPrice=9', 1],
  ['minPrice=5&maxPrice=9', 1],
  ['facet=RIM_TYPE:1&facet=RIM_TYPE:2&minPrice=5', 3],
])('counts the filters of %s: %i', (text, count) => {
  const query = parseListingQuery(new URLSearchParams(text));
  expect(countFilters(query)).toBe(count);
  expect(isFiltered(query)).toBe(count > 0);
});
