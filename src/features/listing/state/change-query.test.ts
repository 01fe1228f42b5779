import { describe, expect, it } from 'vitest';
import { cents } from '@/domain/money/cents';
import { changeQuery, clearChoices, isChosen, isNarrowed, toggleFacet } from './change-query';
import { parseListingQuery } from './listing-query';

const query = (text: string) => parseListingQuery(new URLSearchParams(text));
const round = { name: 'FRAME_SHAPE', value: 'round' };

describe('toggleFacet', () => {
  it('adds a value at the end, begins at page 1 again and keeps what is not its own (003 §2.2)', () => {
    const changed = toggleFacet(query('facet=RIM_TYPE:full&page=4&sort=newest&sku[]=1'), round);
    expect(changed).toEqual(query('facet=RIM_TYPE:full&facet=FRAME_SHAPE:round&sort=newest&sku[]=1'));
  });

  it('takes a chosen value back, however it is capitalised', () => {
    expect(toggleFacet(query('facet=FRAME_SHAPE:Round&facet=RIM_TYPE:full'), round)).toEqual(
      query('facet=RIM_TYPE:full'),
    );
  });

  it('lets values of a facet stand beside each other, or replace each other where it holds one', () => {
    const oval = query('facet=FRAME_SHAPE:oval&facet=RIM_TYPE:full');
    expect(toggleFacet(oval, round).facets).toHaveLength(3);
    expect(toggleFacet(oval, round, true)).toEqual(query('facet=RIM_TYPE:full&facet=FRAME_SHAPE:round'));
  });
});

it('every change begins at page 1', () => {
  expect(changeQuery(query('page=7'), { sort: 'newest' })).toEqual(query('sort=newest'));
  expect(changeQuery(query('page=7'), { minPrice: cents(5000) })).toEqual(query('minPrice=50'));
});

it('clearing leaves the term, the order and the parameters of others', () => {
  expect(clearChoices(query('q=a&facet=X:1&minPrice=5&sort=newest&page=2&sku[]=9'))).toEqual(
    query('q=a&sort=newest&sku[]=9'),
  );
});

it('knows what is chosen, and whether anything narrows', () => {
  expect(isChosen(query('facet=FRAME_SHAPE:ROUND'), round)).toBe(true);
  expect(isChosen(query('facet=RIM_TYPE:round'), round)).toBe(false);
  expect(
    ['sort=newest&page=2&q=a', 'maxPrice=9', 'facet=X:1'].map((text) => isNarrowed(query(text))),
  ).toEqual([false, true, true]);
});
