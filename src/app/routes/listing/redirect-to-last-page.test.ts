import { expect, it } from 'vitest';
import { parseListingQuery } from '@/features/listing/state/listing-query';
import { siteByLocale } from '@/lib/site/site';
import { redirectToLastPage } from './redirect-to-last-page';

const redirectFor = (search: string, recordSetTotal: number) =>
  redirectToLastPage(siteByLocale('lc-us'), 'eyeglasses', parseListingQuery(new URLSearchParams(search)), {
    recordSetTotal,
  });

it('redirects from a page past the last one to the last one, with all other parameters', () => {
  // 49 products make three pages of 24.
  expect(redirectFor('facet=RIM_TYPE:full&page=4', 49)).toEqual({
    redirect: '/lc-us/eyeglasses?facet=RIM_TYPE:full&page=3',
  });
  expect(redirectFor('page=2', 0)).toEqual({ redirect: '/lc-us/eyeglasses' });
});

it('does not redirect from an existing page', () => {
  expect(redirectFor('page=3', 49)).toBeUndefined();
  expect(redirectFor('', 0)).toBeUndefined();
});
