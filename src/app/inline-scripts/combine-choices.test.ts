import { fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { facetChange, isSelected } from '@/features/listing/state/change-query';
import { type ListingQuery, parseListingQuery } from '@/features/listing/state/listing-query';
import { listingHref } from '@/features/listing/state/listing-scope';
import { siteByLocale } from '@/lib/site/site';
import { combineChoices } from './combine-choices';

let followed: string | undefined;
/** The browser of a test cannot navigate. */
const stayHere = (event: Event) => event.preventDefault();

beforeAll(() => {
  // Before the script, which stops the event.
  addEventListener('click', stayHere, true);
  combineChoices();
});
// Other files have the same document.
afterAll(() => removeEventListener('click', stayHere, true));

beforeEach(() => {
  window.takeEarlyEvents = () => new Map();
});
afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  delete window.takeEarlyEvents;
  document.body.replaceChildren();
});

const FACETS = ['round', 'oval', 'wrap', 'square'].map((value) => ({ name: 'FRAME_SHAPE', value }));
const site = siteByLocale('lc-us');
const parse = (search: string) => parseListingQuery(new URLSearchParams(search));
const hrefOf = (query: ListingQuery) => listingHref(site, 'eyeglasses', query);

/** Opens a page with a link for each facet. */
function openListing(search: string) {
  const query = parse(search);
  history.replaceState(null, '', hrefOf(query));
  const changes = FACETS.map((facet) => facetChange(facet, isSelected(query, facet)));
  document.body.innerHTML = changes
    .map(
      (change) => `<a rel="nofollow" href="${hrefOf(change(query)).replaceAll('&', '&amp;')}"><b>x</b></a>`,
    )
    .join('');
  const links = [...document.querySelectorAll('a')];
  const tap = (index: number, init?: MouseEventInit) => {
    fireEvent.click(links[index]?.firstChild as Element, init);
    followed = links[index]?.getAttribute('href') ?? undefined;
  };
  return { query, changes, links, tap };
}

const values = (query: ListingQuery) => query.facets.map(({ value }) => value).sort();

it('leads to a page with all choices, in whatever order', () => {
  const selected = fc.subarray(FACETS.map(({ value }) => `facet=FRAME_SHAPE:${value}`));
  const taps = fc.array(fc.nat(FACETS.length - 1), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(selected, fc.boolean(), taps, (params, isSorted, indexes) => {
      const search = [...params, ...(isSorted ? ['sort=price-low'] : [])].join('&');
      const { query, changes, tap } = openListing(search);
      for (const index of indexes) tap(index);
      dispatchEvent(new Event('pagehide'));
      const expected = indexes.reduce((latest, index) => changes[index]?.(latest) ?? latest, query);
      const shown = parse(followed?.split('?')[1] ?? '');
      expect(values(shown)).toEqual(values(expected));
      expect(shown.sort).toBe(expected.sort);
    }),
  );
});

it('leaves a tap alone once the page has hydrated, and one for another tab', () => {
  const { tap, links } = openListing('');
  const hrefs = links.map(({ href }) => href);
  delete window.takeEarlyEvents;
  tap(0);
  tap(1);
  window.takeEarlyEvents = () => new Map();
  tap(2, { ctrlKey: true });
  tap(3);
  expect(links.map(({ href }) => href)).toEqual(hrefs);
});
