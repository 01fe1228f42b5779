import { screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { STORE_PAGE_SIZE_META } from '@/lib/stores/store-page-size';
import { follow, openFinder, storeCards } from '../../../../tests/support/finder-page';
import { renderComponent } from '../../../../tests/support/render-page';
import { lastFoundPlace, locationEntry } from '../api/location-entry';
import { SearchForm } from './search-form';

const field = () => screen.getByRole('searchbox', { name: 'City, state or postal code' });

describe('a search by text', () => {
  it('lists the nearest stores, and more on request', async () => {
    const { user } = await openFinder({ location: 'New York' });
    expect(screen.getByRole('heading', { name: '79 stores near New York, NY, USA' })).toBeVisible();
    expect(storeCards()).toHaveLength(20);
    // A label: only online booking has a link (001 §2).
    const offers = screen.getAllByText('Online eye exam offered');
    expect(offers.length).toBeLessThan(20);
    await user.click(screen.getByRole('button', { name: 'See more' }));
    await waitFor(() => expect(storeCards()).toHaveLength(40));
    expect(screen.getByText('40 of 79 stores', { selector: 'p > span' })).toBeVisible();
    const [link] = within(storeCards()[20] as HTMLElement).getAllByRole('link');
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('loads as many at once as the configuration says, until all are there', async () => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: STORE_PAGE_SIZE_META, content: '40' });
    document.head.append(meta);
    onTestFinished(() => meta.remove());
    const { user, server } = await openFinder({ location: 'New York' });
    expect(storeCards()).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: 'See more' }));
    await waitFor(() => expect(storeCards()).toHaveLength(79));
    expect(screen.queryByRole('button', { name: 'See more' })).toBeNull();
    await waitFor(() =>
      expect(document.getElementById('page-announcer')).toHaveTextContent('79 of 79 stores'),
    );
    const searches = server.requests.filter(({ url }) => url.includes('/storelocator/'));
    expect(searches.map(({ url }) => new URL(url).searchParams.get('offset'))).toEqual(['0', '40']);
  });

  it('names the signs that it cannot have, and offers the text without them', async () => {
    const { user, server } = await openFinder({});
    await user.type(field(), 'St. Louis');
    await user.click(
      within(screen.getByRole('search', { name: 'Stores' })).getByRole('button', { name: 'Search' }),
    );
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAccessibleDescription('A search cannot have: .');
    expect(server.callsTo('geocode')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Search for “St Louis”' })).toHaveAttribute(
      'href',
      '/lc-us/store-locator?location=St+Louis',
    );
  });

  it('finds St. Louis by the offered text', async () => {
    await openFinder({ location: 'St Louis' });
    expect(screen.getByRole('heading', { name: /stores near .*Louis/ })).toBeVisible();
  });

  it('needs a text', async () => {
    const { user } = await openFinder({});
    await user.click(
      within(screen.getByRole('search', { name: 'Stores' })).getByRole('button', { name: 'Search' }),
    );
    expect(field()).toHaveAccessibleDescription('Enter a city, state/province or postal code');
  });

  it('offers other places of the same name', async () => {
    await openFinder({ location: 'Springfield' });
    const others = screen.getByRole('navigation', { name: 'Other places of this name' });
    expect(within(others).getByRole('link', { name: 'Springfield, IL' })).toHaveAttribute(
      'href',
      '/lc-us/store-locator?location=Springfield%2C+IL%2C+USA',
    );
  });

  it('leads to the store of the other country', async () => {
    const { server } = await openFinder({ location: 'Toronto' });
    // Puerto Rico belongs to the US store.
    const searches = server.requests.filter(({ url }) => url.includes('/geocode'));
    expect(searches.map(({ url }) => new URL(url).searchParams.getAll('country'))).toEqual([
      ['US', 'PR'],
      ['CA'],
    ]);
    expect(screen.getByRole('heading', { name: /^Did you mean to go to / })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Eye exams in Canada' })).toHaveAttribute(
      'href',
      '/en-ca/eye-exam',
    );
    expect(screen.getByRole('link', { name: 'Stores in Canada' })).toHaveAttribute(
      'href',
      '/en-ca/store-locator?location=Toronto',
    );
  });

  it.each([
    ['Xyzzyville', {}, 'We did not find this place'],
    ['New York', { scenario: 'findStores:none' }, 'There is no store near here'],
    ['New York', { scenario: 'stores-unavailable' }, 'The stores could not be loaded'],
    ['New York', { scenario: 'geocoder-unavailable' }, 'The search is out of order'],
    ['New York', { scenario: 'geocode:overLimit' }, 'The search is out of order'],
  ])('%s %j: %s', async (location, options, text) => {
    await openFinder({ location }, options);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('keeps the stores when more of them cannot be loaded', async () => {
    const { user, events } = await openFinder(
      { location: 'New York' },
      { scenario: 'more-stores-unavailable' },
    );
    expect(events).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'See more' }));
    expect(await screen.findByText('More stores could not be loaded')).toBeVisible();
    expect(events).toEqual([{ name: 'error', message: 'Error while searching stores' }]);
    expect(storeCards()).toHaveLength(20);
  });
});

it('leads from Canada to the exams and stores of the US', async () => {
  await openFinder({ location: 'Chicago' }, { locale: 'en-ca' });
  expect(screen.getByRole('heading', { name: /^Did you mean to go to / })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Eye exams in the United States' })).toHaveAttribute(
    'href',
    '/lc-us/eye-exam',
  );
});

it.each(['stores-unavailable', 'geocoder-unavailable', 'geocode:denied'])(
  'logs %s, without the text',
  async (scenario) => {
    const { events } = await openFinder({ location: 'Chicago' }, { scenario });
    await waitFor(() => expect(events).toEqual([{ name: 'error', message: 'Error while searching stores' }]));
  },
);

it.each([
  ['lc-us', 'Stores in large cities', 'Chicago', '/lc-us/store-locator?location=Chicago'],
  ['fr-ca', 'Magasins dans les grandes villes', 'Montréal', '/fr-ca/store-locator?location=Montr%C3%A9al'],
] as const)('%s: begins with places to start from', async (locale, name, city, href) => {
  await openFinder({}, { locale });
  const cities = screen.getByRole('region', { name });
  expect(within(cities).getByRole('link', { name: city })).toHaveAttribute('href', href);
});

it('fills the field with the last found place, which is in a cookie', async () => {
  locationEntry.write('Chicago|us');
  onTestFinished(() => locationEntry.clear());
  const { server } = await openFinder({});
  expect(field()).toHaveValue('Chicago');
  expect(server.callsTo('geocode')).toEqual([]);
});

it('fills the field with no place of the other country', async () => {
  locationEntry.write('Dallas|us');
  onTestFinished(() => locationEntry.clear());
  await openFinder({}, { locale: 'en-ca' });
  expect(screen.getByRole('searchbox', { name: 'City, province or postal code' })).toHaveValue('');
});

/** The field as it was focused before its script was there. */
function FocusedSearch() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={element}>
      <SearchForm action="/lc-us/store-locator" location="" hrefFor={String} onSearch={() => {}} />
    </div>
  );
}

it('what is typed replaces the place of the last visit that appears in the focused field', async () => {
  locationEntry.write('Dallas|us');
  onTestFinished(() => locationEntry.clear());
  const { user } = await renderComponent(<FocusedSearch />, { catalogs: ['store-finder'] });
  await waitFor(() => expect(field()).toHaveValue('Dallas'));
  await user.keyboard('Boston');
  expect(field()).toHaveValue('Boston');
});

it('keeps a place that was found for 30 days, wherever its search began', async () => {
  onTestFinished(() => locationEntry.clear());
  using written = vi.spyOn(document, 'cookie', 'set');
  await openFinder({ location: 'Chicago' });
  expect(await screen.findByRole('heading', { name: /stores near Chicago/ })).toBeVisible();
  // 30 days after the time of the sandbox.
  expect(written).toHaveBeenCalledWith(
    expect.stringMatching(
      /^lc_location_entry=Chicago\|us; path=\/; expires=Wed, 15 Jul 2026 .*; sameSite=Lax/,
    ),
  );
});

it.each(['Xyzzyville', 'Toronto', 'St. Louis'])('keeps no %s, which finds nothing', async (location) => {
  onTestFinished(() => locationEntry.clear());
  const { user } = await openFinder({});
  await user.type(field(), location);
  const search = within(screen.getByRole('search', { name: 'Stores' })).getByRole('button', {
    name: 'Search',
  });
  await follow(search);
  await screen.findAllByText(/We did not find|Did you mean|A search cannot have/);
  expect(lastFoundPlace('us')).toBeUndefined();
});

it.each([
  ['Xyzzyville', {}, 'place'],
  ['Toronto', {}, 'wrong-country'],
  ['New York', { scenario: 'findStores:none' }, 'stores'],
])('tracks that %s %j has no result, without the text', async (location, options, reason) => {
  const { events } = await openFinder({ location }, options);
  await waitFor(() => expect(events).toContainEqual({ name: 'store_search_zero_result', reason }));
  expect(JSON.stringify(events)).not.toContain(location);
});
