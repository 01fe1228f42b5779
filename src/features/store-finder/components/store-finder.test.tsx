import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';
import { locationEntry } from '../api/location-entry';

const finder = (location = '', options: ComponentTestOptions = {}) =>
  renderPage(`/lc-us/store-locator${location && `?location=${encodeURIComponent(location)}`}`, options);
/** The map stays out of view: jsdom can draw none. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const field = () => screen.getByRole('searchbox', { name: 'City, state or postal code' });
const cards = () => screen.getAllByRole('article');

/** Stands in for the browser's geolocation, which jsdom lacks. */
function withGeolocation(getCurrentPosition: Geolocation['getCurrentPosition']): void {
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'geolocation');
  });
}

describe('a search by text', () => {
  it('lists the nearest stores, and more on request', async () => {
    const { user } = await finder('New York');
    expect(screen.getByRole('heading', { name: '79 stores near New York, NY, USA' })).toBeVisible();
    expect(cards()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'See more' }));
    await waitFor(() => expect(cards()).toHaveLength(40));
    expect(screen.getByText('40 of 79 stores')).toBeVisible();
    const [link] = within(cards()[20] as HTMLElement).getAllByRole('link');
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('names the signs that it cannot have, and offers the text without them', async () => {
    const { user, server } = await finder();
    await user.type(field(), 'St. Louis');
    await user.click(
      within(screen.getByRole('search', { name: 'Stores' })).getByRole('button', { name: 'Search' }),
    );
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('A search cannot have: .');
    expect(server.callsTo('geocode')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Search for “St Louis”' })).toHaveAttribute(
      'href',
      '/lc-us/store-locator?location=St+Louis',
    );
  });

  it('finds St. Louis by the offered text', async () => {
    await finder('St Louis');
    expect(screen.getByRole('heading', { name: /stores near .*Louis/ })).toBeVisible();
  });

  it('needs a text', async () => {
    const { user } = await finder();
    await user.click(
      within(screen.getByRole('search', { name: 'Stores' })).getByRole('button', { name: 'Search' }),
    );
    expect(field()).toHaveAccessibleDescription('Enter a city, state/province or postal code');
  });

  it('offers other places of the same name', async () => {
    await finder('Springfield');
    const others = screen.getByRole('navigation', { name: 'Other places of this name' });
    expect(within(others).getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('leads to the store of the other country', async () => {
    await finder('Toronto');
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
    await finder(location, options);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('keeps the stores when more of them cannot be loaded', async () => {
    const { user } = await finder('New York', { scenario: 'more-stores-unavailable' });
    await user.click(screen.getByRole('button', { name: 'See more' }));
    expect(await screen.findByText('More stores could not be loaded')).toBeVisible();
    expect(cards()).toHaveLength(20);
  });
});

it.each([
  ['lc-us', 'Stores in large cities', 'Chicago', '/lc-us/store-locator?location=Chicago'],
  ['fr-ca', 'Magasins dans les grandes villes', 'Montréal', '/fr-ca/store-locator?location=Montr%C3%A9al'],
] as const)('%s: begins with places to start from', async (locale, name, city, href) => {
  await renderPage(`/${locale}/store-locator`, { locale });
  const cities = screen.getByRole('region', { name });
  expect(within(cities).getByRole('link', { name: city })).toHaveAttribute('href', href);
});

describe('filters and order', () => {
  it('are those of the URL, and can be taken off', async () => {
    await renderPage('/lc-us/store-locator?location=New+York&insurance=Aetna');
    expect(await screen.findByRole('heading', { name: '47 stores near New York, NY, USA' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Aetna' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filters (1 chosen)' })).toBeVisible();
  });

  it('offer a way out when no store has all of it', async () => {
    await renderPage('/lc-us/store-locator?location=New+York&insurance=Unheard+Of');
    expect(await screen.findByText('No store near here has all of this')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Unheard Of' })).toBeVisible();
  });

  it('sort what has loaded', async () => {
    await renderPage('/lc-us/store-locator?location=New+York&sort=name');
    const names = cards().map((card) => within(card).getByRole('heading').textContent);
    expect(names).toEqual(names.toSorted((a, b) => String(a).localeCompare(String(b), 'en-US')));
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
  });
});

it('fills the field with the last search, which is in a cookie', async () => {
  locationEntry.write('Chicago');
  onTestFinished(() => locationEntry.clear());
  const { server } = await finder();
  expect(field()).toHaveValue('Chicago');
  expect(server.callsTo('geocode')).toEqual([]);
});

it.each([
  ['Xyzzyville', {}, 'place'],
  ['Toronto', {}, 'wrong-country'],
  ['New York', { scenario: 'findStores:none' }, 'stores'],
])('tracks that %s %j has no result, without the text', async (location, options, reason) => {
  const { events } = await finder(location, options);
  await waitFor(() => expect(events).toContainEqual({ name: 'store_search_zero_result', reason }));
  expect(JSON.stringify(events)).not.toContain(location);
});

describe('the map', () => {
  it('leaves the list as it is when it cannot be drawn', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #report: (entries: { isIntersecting: boolean }[]) => void;
        constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
          this.#report = report;
        }
        observe() {
          this.#report([{ isIntersecting: true }]);
        }
        disconnect() {}
      },
    );
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    // jsdom has no canvas.
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    onTestFinished(() => void vi.restoreAllMocks());
    const { events } = await finder('New York');
    expect(await screen.findByRole('heading', { name: 'The map cannot be shown' })).toBeVisible();
    expect(cards()).toHaveLength(20);
    expect(events).toEqual([{ name: 'error', message: 'Error while creating the map' }]);
  });
});

describe('the finder of audio glasses', () => {
  const audioFinder = (location: string, options: ComponentTestOptions = {}) =>
    renderPage(`/lc-us/nuance-audio-appointment?location=${encodeURIComponent(location)}`, options);

  it('finds the stores that fit them, with texts of its own', async () => {
    const { server } = await audioFinder('New York');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Try audio glasses in a store' }),
    ).toBeVisible();
    for (const card of cards()) expect(within(card).getByText('Audio glasses')).toBeVisible();
    const searches = server.requests.filter(({ url }) => url.includes('/storelocator/'));
    expect(searches.map(({ url }) => new URL(url).searchParams.get('isNuance'))).toEqual(['true']);
    const newsletter = screen.getByRole('region', { name: 'Newsletter' });
    expect(within(newsletter).getByRole('heading', { name: 'Audio glasses, by email' })).toBeVisible();
  });

  it('leads to all stores when none fits them', async () => {
    await audioFinder('New York', { scenario: 'findStores:none' });
    expect(await screen.findByText('No store near here fits audio glasses')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all stores near here' })).toHaveAttribute(
      'href',
      '/lc-us/store-locator?location=New+York',
    );
  });
});

describe('the browser’s position', () => {
  it('finds the stores around it, rounded, and not in the URL', async () => {
    withGeolocation((located) =>
      located({ coords: { latitude: 40.712776, longitude: -74.005974 } } as GeolocationPosition),
    );
    const { user, server } = await finder();
    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(await screen.findByRole('heading', { name: '79 stores near you' })).toBeVisible();
    expect(within(cards()[0] as HTMLElement).getByText(/^about 0\.\d mi$/)).toBeVisible();
    expect(window.location.href).not.toContain('40.7');
    expect(server.callsTo('storelocator').every((call) => !call.includes('40.712776'))).toBe(true);
  });

  it.each([
    ['denied', 1, 'Geolocation permission denied'],
    ['unavailable', 2, 'Geolocation position unavailable'],
    ['timed out', 3, 'Geolocation timed out'],
    ['unknown', 9, 'Unknown geolocation error'],
  ])('says and logs that it cannot be found: %s', async (_name, code, message) => {
    withGeolocation((_located, failed) => failed?.({ code } as GeolocationPositionError));
    const { user, server, events } = await finder();
    await user.type(field(), 'Bost');
    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(await screen.findByText('Your position could not be found. Type a place.')).toBeVisible();
    expect(events).toEqual([{ name: 'error', message, operation: 'geolocation' }]);
    expect(field()).toHaveValue('Bost');
    expect(server.callsTo('storelocator')).toEqual([]);
  });

  it('may be in the other country: the store there is offered', async () => {
    withGeolocation((located) =>
      located({ coords: { latitude: 43.6532, longitude: -79.3832 } } as GeolocationPosition),
    );
    const { user, events } = await finder();
    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(await screen.findByRole('heading', { name: /^Did you mean to go to / })).toBeVisible();
    expect(screen.getByText('You are in Canada.')).toBeVisible();
    expect(events).toContainEqual({ name: 'store_search_zero_result', reason: 'wrong-country' });
    expect(JSON.stringify(events)).not.toContain('43.65');
  });

  it('is tried without its country when that cannot be found out', async () => {
    withGeolocation((located) =>
      located({ coords: { latitude: 40.7128, longitude: -74.006 } } as GeolocationPosition),
    );
    const { user } = await finder('', { scenario: 'geocoder-unavailable' });
    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(await screen.findByRole('heading', { name: '79 stores near you' })).toBeVisible();
  });

  it('says so when the browser has none', async () => {
    const { user } = await finder();
    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(await screen.findByText('Geolocation is not supported by this browser')).toHaveAttribute(
      'role',
      'alert',
    );
  });
});

describe('the page of a store', () => {
  it('shows hours, services, brands and doctors', async () => {
    await renderPage('/lc-us/stores/0279');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getAllByRole('rowheader', { name: /Monday/ })[0]).toBeVisible();
    for (const name of ['Services', 'Featured brands', 'Doctors and exam services'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    // Its only doctor has no office number, so the US store does not list them (001 §5).
    expect(await screen.findByText('No doctors are listed for this store.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Exam hours' })).toBeVisible();
  });

  it('lists every doctor in Canada', async () => {
    await renderPage('/fr-ca/stores/8929', { locale: 'fr-ca' });
    expect(await screen.findByText(/^(Accepte|N’accepte pas) de nouveaux patients$/)).toBeVisible();
  });

  it('shows everything else when doctors and exam hours fail', async () => {
    const { user } = await renderPage('/lc-us/stores/0279', { scenario: 'doctors-and-practice-failed' });
    expect(await screen.findByText('The doctors could not be loaded')).toBeVisible();
    expect(await screen.findByText('The exam hours could not be loaded')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Hours' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  });

  it('is not found in the other country', async () => {
    await renderPage('/en-ca/stores/0279');
    expect(await screen.findByRole('heading', { level: 1, name: 'This page is out of focus' })).toBeVisible();
  });
});
