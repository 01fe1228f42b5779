import { describe, expect, it } from 'vitest';
import { cents } from '@/domain/money/cents';
import { addFacet, changeQuery, clearFilters, facetChange, isSelected, removeFacet } from './change-query';
import { parseListingQuery } from './listing-query';

const query = (text: string) => parseListingQuery(new URLSearchParams(text));
const round = { name: 'FRAME_SHAPE', value: 'round' };

describe('addFacet', () => {
  it('appends a value, resets to page 1 and preserves other parameters (003 §2.2)', () => {
    const updated = addFacet(query('facet=RIM_TYPE:full&page=4&sort=newest&sku[]=1'), round);
    expect(updated).toEqual(query('facet=RIM_TYPE:full&facet=FRAME_SHAPE:round&sort=newest&sku[]=1'));
  });

  it('leaves a selected value as it is, regardless of case', () => {
    const selected = query('facet=FRAME_SHAPE:Round&facet=RIM_TYPE:full');
    expect(addFacet(selected, round)).toEqual(selected);
  });

  it('adds values of a facet, or replaces the value of a single-select facet', () => {
    const oval = query('facet=FRAME_SHAPE:oval&facet=RIM_TYPE:full');
    expect(addFacet(oval, round).facets).toHaveLength(3);
    expect(addFacet(oval, round, true)).toEqual(query('facet=RIM_TYPE:full&facet=FRAME_SHAPE:round'));
  });
});

it('removeFacet removes a value regardless of case, if it is selected', () => {
  const rim = query('facet=RIM_TYPE:full');
  expect(removeFacet(query('facet=FRAME_SHAPE:Round&facet=RIM_TYPE:full&page=2'), round)).toEqual(rim);
  expect(removeFacet(rim, round)).toEqual(rim);
});

it('a second click on the link of a value does not undo the first', () => {
  const add = facetChange(round, false);
  expect(add(add(query('')))).toEqual(query('facet=FRAME_SHAPE:round'));
  const remove = facetChange(round, true);
  expect(remove(remove(query('facet=FRAME_SHAPE:round')))).toEqual(query(''));
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

it('knows what is selected', () => {
  expect(isSelected(query('facet=FRAME_SHAPE:ROUND'), round)).toBe(true);
  expect(isSelected(query('facet=RIM_TYPE:round'), round)).toBe(false);
});
