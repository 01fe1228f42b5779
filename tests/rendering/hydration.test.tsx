import { becomeGuest } from '@sandbox/testing/shoppers';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { fireEvent, within } from '@testing-library/react';
import { mutate } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillSelects } from '@/app/inline-scripts/fill-selects';
import { notFoundPage, pages } from '@/app/pages';
import { serverNow, setServerTime } from '@/lib/dates/server-time';
import { onMutation } from '@/lib/http/mutation-listener';
import { onMissingUser } from '@/lib/http/user-recovery';
import { addPolygon, CART_PAGE } from '../support/cart-fixtures';
import { IS_FULL_RUN } from '../support/full-run';
import { pagePaths } from '../support/page-paths';
import { closePage, hydratePage, openServerPage, showServerHtml } from '../support/server-page';
import { connectTestServer, testServer } from '../support/test-server';

connectTestServer();

/** Hydration mismatches and uncaught errors. */
const unexpectedErrors: unknown[] = [];
const recordError = (event: ErrorEvent) => unexpectedErrors.push(event.error);

beforeEach(() => {
  unexpectedErrors.length = 0;
  window.addEventListener('error', recordError);
  vi.mocked(console.error).mockImplementation((...args) => {
    // React warns because this test renders for server and browser in one process.
    if (!String(args[0]).startsWith('Detected multiple renderers')) unexpectedErrors.push(args);
  });
});

afterEach(async () => {
  await closePage();
  window.removeEventListener('error', recordError);
  vi.mocked(console.error).mockClear();
  expect(unexpectedErrors).toEqual([]);
  setServerTime(undefined);
  onMissingUser(undefined);
  onMutation(undefined);
  vi.unstubAllGlobals();
  // Clears the cache, and discards pending responses.
  await mutate(() => true, undefined);
  localStorage.clear();
  sessionStorage.clear();
});

/** Pages that the web server always redirects. */
const NEVER_SERVED = new Set(['recalculation', 'sign-out']);

const { context } = testSandbox().sandbox;
const served = [...pages, notFoundPage].filter(({ id }) => !NEVER_SERVED.has(id));
/** The usual run has one kind of content of each page, in another locale than that of `every-page.test.ts`. */
const paths = pagePaths(served, context, 1)
  .filter(({ page }, index, all) => IS_FULL_RUN || all.findIndex((other) => other.page === page) === index)
  .map(({ path }) => path);

describe('every page', () => {
  it.each(paths)('%s hydrates the server markup without a mismatch', async (path) => {
    await openServerPage(path);
    expect(testServer().callsTo('/search/')).toEqual([]);
  });
});

it.each(['/lc-us', '/fr-ca/eyeglasses?page=2', '/es-us/2017230701520', '/en-ca/faq', '/lc-us/nothing/here'])(
  '%s hydrates from the page without tracking parameters, and keeps them in the address',
  async (path) => {
    const address = `${path}${path.includes('?') ? '&' : '?'}utm_source=mail&gclid=a-b`;
    await openServerPage(address);
    expect(testServer().callsTo('/search/')).toEqual([]);
    // The browser alone fetches the icons.
    expect(
      testServer()
        .callsTo('/espot/')
        .filter((call) => !call.endsWith('/X_SVG_Icons')),
    ).toEqual([]);
    expect(location.pathname + location.search).toBe(address);
  },
);

it('tells the page the time of the server', async () => {
  await openServerPage('/lc-us/checkout');
  const thisYear = new Date().getFullYear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(thisYear + 9, 5) });
  expect(serverNow().getFullYear()).toBe(thisYear);
  vi.useRealTimers();
});

it('an unknown product hydrates as the not-found page', async () => {
  await openServerPage('/lc-us/9999999999999');
  expect(page().getByRole('heading', { level: 1 })).toHaveTextContent('This page is out of focus');
  expect(testServer().callsTo('/search/')).toEqual([]);
});

it('a cart hydrates with its line items', async () => {
  await becomeGuest(testServer().shopper);
  await addPolygon(testServer());
  await openServerPage(CART_PAGE);
  expect(page().getByRole('region', { name: 'Order summary' })).toHaveTextContent('Total$408.95');
  expect(await page().findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

it('the prescription step hydrates with its items', async () => {
  await becomeGuest(testServer().shopper);
  await addPolygon(testServer());
  await openServerPage('/lc-us/checkout/prescription');
  expect(page().getByRole('heading', { level: 2, name: 'Prescription for Polygon' })).toBeVisible();
  expect(page().getByRole('radio', { name: /^Call my doctor/ })).toBeVisible();
});

it('stored preferences apply after hydration', async () => {
  await openServerPage('/lc-us/eyeglasses?facet=FRAME_SHAPE:irregular');
  page().getByRole('button', { name: 'Show one column' }).click();
  expect(await page().findByRole('button', { name: 'Show two columns' })).toBeVisible();
  await openServerPage('/lc-us/sunglasses?facet=FRAME_SHAPE:irregular');
  expect(await page().findByRole('button', { name: 'Show two columns' })).toBeVisible();
});

it('powers that were chosen before hydration stay, among all others', async () => {
  fillSelects();
  await showServerHtml('/fr-ca/eyeglasses?facet=FRAME_SHAPE:irregular');
  const [sphere] = page().getAllByRole<HTMLSelectElement>('combobox', { name: /^SPH/ });
  if (!sphere) throw new Error('no sphere');
  fireEvent.pointerDown(sphere);
  fireEvent.change(sphere, { target: { value: '−8.00' } });
  await hydratePage();
  expect(page().getAllByRole('combobox', { name: /^SPH/ })[0]).toBe(sphere);
  expect(sphere).toHaveDisplayValue('−8,00');
  expect(sphere).toHaveLength(162);
});

describe('data that the server could not load', () => {
  it.each([
    ['/lc-us', 'catalog-unavailable', '/search/', 'link', /^Polygon/],
    ['/lc-us/eyeglasses', 'catalog-unavailable', '/search/', 'link', /^Polygon/],
    ['/lc-us/2017230701520', 'findProductsByPartNumbers:systemError', '/search/', 'heading', /^Polygon/],
    [CART_PAGE, 'cart-unavailable', '/cart/', 'region', 'Order summary'],
  ])(
    'does not prevent hydration of %s, and is loaded afterwards',
    async (path, scenario, call, role, name) => {
      await becomeGuest(testServer().shopper);
      await addPolygon(testServer());
      const release = testServer().holdResponses(call);
      await openServerPage(path, scenario);
      expect(page().queryByRole(role, { name })).not.toBeInTheDocument();
      release();
      expect((await page().findAllByRole(role, { name }))[0]).toBeVisible();
    },
  );
});

/** Queries of the current document; it is replaced for each page. */
const page = () => within(document.body);
