import { states } from '@sandbox/states/states';
import { expect, it } from 'vitest';
import type { StateView } from '../client';
import { filterStates } from './filter-states';

const all = states as StateView[];
const found = (filter: Partial<Parameters<typeof filterStates>[1]>) =>
  filterStates(all, { searchText: '', page: '', onlyCatalogs: false, ...filter }).map(({ id }) => id);

it('finds states by all words, in names, sentences and scenarios', () => {
  expect(found({})).toHaveLength(states.length);
  expect(found({ searchText: 'sold-out product' })).toContain('product/sold-out');
  expect(found({ searchText: 'sold-out nothingofthekind' })).toEqual([]);
});

it('finds those of a page, and those of the error catalogs', () => {
  expect(found({ page: 'cart' }).every((id) => id.startsWith('cart/'))).toBe(true);
  expect(found({ page: 'wishlist', onlyCatalogs: true })).toEqual(['wishlist/wishlist-unavailable']);
});
