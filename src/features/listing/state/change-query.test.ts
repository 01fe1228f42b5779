import { describe, expect, it } from 'vitest';
import { cents } from '@/domain/money/cents';
import { changeQuery, clearFilters, isFiltered, isSelected, toggleFacet } from './change-query';
import { parseListingQuery } from './listing-query';

const query = (text: string) => parseListingQuery(new URLSearchParams(text));
const round = { name: 'FRAME_SHAPE', value: 'round' };

describe('toggleFacet', () => {
  it('appends a value, resets to page 1 and preserves other parameters (003 §2.2)', () => {
    const updated = toggleFacet(query('facet=RIM_TYPE:full&page=4&sort=newest&sku[]=1'), round);
    expect(updated).toEqual(query('facet=RIM_TYPE:full&facet=FRAME_SHAPE:round&sort=newest&sku[]=1'));
  });

  it('removes a selected value regardless of case', () => {
    expect(toggleFacet(query('facet=FRAME_SHAPE:Round&facet=RIM_TYPE:full'), round)).toEqual(
      query('facet=RIM_TYPE:full'),
    );
  });

  it('adds values of a facet, or replaces the value of a single-select facet', () => {
    const oval = query('facet=FRAME_SHAPE:oval&facet=RIM_TYPE:full');
    expect(toggleFacet(oval, round).facets).toHaveLength(3);
    expect(toggleFacet(oval, round, true)).toEqual(query('facet=RIM_TYPE:full&facet=FRAME_SHAPE:round'));
  });
});

it('every change resets to page 1', () => {
  expect(changeQuery(query('page=7'), { sort: 'newest' })).toEqual(query('sort=newest'));
  expect(changeQuery(query('page=7'), { minPrice: cents(5000) })).toEqual(query('minPrice=50'));
});

it('clearing preserves the term, the sort and other parameters', () => {
  expect(clearFilters(query('q=a&facet=X:1&minPrice=5&sort=newest&page=2&sku[]=9'))).toEqual(
    query('q=a&sort=newest&sku[]=9'),
  );
});

it('knows what is selected, and whether any filter is applied', () => {
  expect(isSelected(query('facet=FRAME_SHAPE:ROUND'), round)).toBe(true);
  expect(isSelected(query('facet=RIM_TYPE:round'), round)).toBe(false);
  expect(
    ['sort=newest&page=2&q=a', 'maxPrice=9', 'facet=X:1'].map((text) => isFiltered(query(text))),
  ).toEqual([false, true, true]);
});
