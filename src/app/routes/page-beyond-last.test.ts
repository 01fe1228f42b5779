import { expect, it } from 'vitest';
import { parseListingQuery } from '@/features/listing/state/listing-query';
import { storeByLocale } from '@/platform/store/store';
import { pageBeyondLast } from './page-beyond-last';

const outcome = (search: string, recordSetTotal: number) =>
  pageBeyondLast(storeByLocale('lc-us'), 'eyeglasses', parseListingQuery(new URLSearchParams(search)), {
    recordSetTotal,
  });

it('leads from a page that is no longer there to the last one, with everything else kept', () => {
  // 49 products fill two pages of 24 and begin a third.
  expect(outcome('facet=RIM_TYPE:full&page=4', 49)).toEqual({
    redirect: '/lc-us/eyeglasses?facet=RIM_TYPE:full&page=3',
  });
  expect(outcome('page=2', 0)).toEqual({ redirect: '/lc-us/eyeglasses' });
});

it('leaves pages alone that are there', () => {
  expect(outcome('page=3', 49)).toBeUndefined();
  expect(outcome('', 0)).toBeUndefined();
});
