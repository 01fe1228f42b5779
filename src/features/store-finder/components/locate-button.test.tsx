import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { follow, openFinder, storeCards } from '../../../../tests/support/finder-page';
import { locationEntry } from '../api/location-entry';

const field = () => screen.getByRole('searchbox', { name: 'City, state or postal code' });

/** Replaces the browser's geolocation, which jsdom lacks. */
function withGeolocation(
  getCurrentPosition: Geolocation['getCurrentPosition'],
  isSecureContext = true,
): void {
  vi.stubGlobal('isSecureContext', isSecureContext);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'geolocation');
  });
}

it('finds the stores around it, rounded, and not in the URL', async () => {
  withGeolocation((located) =>
    located({ coords: { latitude: 40.712776, longitude: -74.005974 } } as GeolocationPosition),
  );
  const { user, server } = await openFinder({});
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByRole('heading', { name: '79 stores near you' })).toBeVisible();
  expect(within(storeCards()[0] as HTMLElement).getByText(/^about 0\.\d mi$/)).toBeVisible();
  expect(window.location.href).not.toContain('40.7');
  expect(locationEntry.read()).toBeUndefined();
  expect(server.callsTo('storelocator').every((call) => !call.includes('40.712776'))).toBe(true);
});

it('is requested on a click only, for ten seconds, and may be five minutes old', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
  withGeolocation(getCurrentPosition);
  const { user } = await openFinder({});
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('Looking for your location')).toBeInTheDocument();
  expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({ timeout: 10_000, maximumAge: 300_000 });
});

it('says that its stores are loading', async () => {
  withGeolocation((located) =>
    located({ coords: { latitude: 40.7128, longitude: -74.006 } } as GeolocationPosition),
  );
  const { user, server } = await openFinder({});
  const release = server.holdResponses('storelocator');
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('Loading stores')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('heading', { name: '79 stores near you' })).toBeVisible();
});

it.each([
  ['denied', 1, 'Geolocation permission denied'],
  ['unavailable', 2, 'Geolocation position unavailable'],
  ['timed out', 3, 'Geolocation timed out'],
  ['unknown', 9, 'Unknown geolocation error'],
])('says and logs that it cannot be found: %s', async (_name, code, message) => {
  withGeolocation((_located, failed) => failed?.({ code } as GeolocationPositionError));
  const { user, server, events } = await openFinder({});
  await user.type(field(), 'Bost');
  // Only a change of a live region is sure to be announced.
  const liveRegions = screen.getAllByRole('status');
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  const notice = await screen.findByText('Your location could not be found. Type a place.');
  expect(notice).toBeVisible();
  expect(liveRegions).toContain(notice);
  expect(events).toEqual([{ name: 'error', message, operation: 'geolocation' }]);
  expect(field()).toHaveValue('Bost');
  expect(server.callsTo('storelocator')).toEqual([]);
});

it('may be in the other country: the store there is offered', async () => {
  withGeolocation((located) =>
    located({ coords: { latitude: 43.6532, longitude: -79.3832 } } as GeolocationPosition),
  );
  const { user, events } = await openFinder({});
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByRole('heading', { name: /^Did you mean to go to / })).toBeVisible();
  expect(screen.getByText('You are in Canada.')).toBeVisible();
  expect(events).toContainEqual({ name: 'store_search_zero_result', reason: 'wrong-country' });
  expect(JSON.stringify(events)).not.toContain('43.65');
});

it('is tried without its country when that cannot be found out', async () => {
  withGeolocation((located) =>
    located({ coords: { latitude: 40.7128, longitude: -74.006 } } as GeolocationPosition),
  );
  const { user } = await openFinder({}, { scenario: 'geocoder-unavailable' });
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByRole('heading', { name: '79 stores near you' })).toBeVisible();
});

it.each(['none', 'none on a page that is not secure'])('says so when the browser has %s', async (which) => {
  const getCurrentPosition = vi.fn();
  if (which !== 'none') withGeolocation(getCurrentPosition, false);
  const { user } = await openFinder({});
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('Geolocation is not supported by this browser')).toHaveAttribute(
    'role',
    'alert',
  );
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

it('does not replace a newer search', async () => {
  let locate: PositionCallback | undefined;
  withGeolocation((located) => {
    locate = located;
  });
  const { user } = await openFinder({});
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await user.type(field(), 'Boston');
  await act(() => user.keyboard('{Enter}'));
  const heading = await screen.findByRole('heading', { name: /stores near Boston/ });
  await act(async () => locate?.({ coords: { latitude: 34.05, longitude: -118.24 } } as GeolocationPosition));
  expect(heading).toBeVisible();
  expect(screen.queryByText('Looking for your location')).not.toBeInTheDocument();
});

it('is found again on the way back', { tags: 'full-run' }, async () => {
  withGeolocation((located) =>
    located({ coords: { latitude: 40.7128, longitude: -74.006 } } as GeolocationPosition),
  );
  await openFinder({ location: 'Boston' });
  await follow(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByRole('heading', { name: '79 stores near you' })).toBeVisible();
  fireEvent.change(field(), { target: { value: 'Chicago' } });
  await follow(screen.getAllByRole('button', { name: 'Search' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('heading', { name: /stores near Chicago/ })).toBeVisible();
  await goBack();
  expect(await screen.findByRole('heading', { name: '79 stores near you' })).toBeVisible();
  await goBack();
  expect(await screen.findByRole('heading', { name: /stores near Boston/ })).toBeVisible();
});

/** Goes back. The previous entry's page may have to load. */
const goBack = () => act(async () => window.history.back());
