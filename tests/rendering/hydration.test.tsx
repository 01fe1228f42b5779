import { becomeGuest } from '@sandbox/testing/shoppers';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { act, within } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { renderToPipeableStream } from 'react-dom/server';
import { mutate } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageDefinition } from '@/app/page';
import { notFoundPage, pages } from '@/app/pages';
import { startApp } from '@/app/start-app';
import { LOCALE_CODES, type LocaleCode } from '@/domain/locale/locales';
import { serverNow, setServerTime } from '@/lib/dates/server-time';
import { onMutation } from '@/lib/http/mutation-listener';
import { onMissingUser } from '@/lib/http/user-recovery';
import { hasPendingHydration, hydrateDeferred } from '@/lib/hydration/deferred-components';
import { addPolygon, CART_PAGE } from '../support/cart-fixtures';
import { IS_FULL_RUN } from '../support/full-run';
import { pathsOf } from '../support/page-paths';
import { renderPageHtml } from '../support/render-html';
import { connectTestServer, testServer } from '../support/test-server';

connectTestServer();

/** Hydration mismatches and uncaught errors. */
const unexpectedErrors: unknown[] = [];
const recordError = (event: ErrorEvent) => unexpectedErrors.push(event.error);
let root: Root | undefined;

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
/** Each kind of content in one locale; the locales take turns, so that each occurs often. The full run has all of them. */
const paths = IS_FULL_RUN
  ? LOCALE_CODES.flatMap((locale) => served.flatMap((page) => pathsIn(page, locale)))
  : served.flatMap((page, turn) =>
      pathsIn(page, 'lc-us').flatMap((_, index) => {
        const locale = LOCALE_CODES[(turn + index) % LOCALE_CODES.length] ?? 'lc-us';
        return pathsIn(page, locale).at(index) ?? [];
      }),
    );

function pathsIn(page: PageDefinition, locale: LocaleCode): string[] {
  return page === notFoundPage ? [`/${locale}/nothing/stands/here`] : pathsOf(page, locale, context);
}

describe('every page', () => {
  it.each(paths)('%s hydrates the server markup without a mismatch', async (path) => {
    await openServerPage(path);
    expect(testServer().callsTo('/search/')).toEqual([]);
  });
});

it('tells the page the time of the server', async () => {
  await openServerPage('/lc-us/terms');
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

/**
 * Opens a page as a browser does: the server's document first, then the scripts.
 *
 * @param scenario of the sandbox, active only while the server renders.
 */
async function openServerPage(path: string, scenario = ''): Promise<void> {
  await closePage();
  const server = testServer();
  server.startScenario(scenario);
  const html = await renderOnServer(path);
  server.startScenario('');
  server.exposeCookies();
  window.history.replaceState(null, '', path);
  putDocument(html);
  // jsdom has no layout, so nothing to scroll, and nothing is near the viewport.
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // `act` returns when React has hydrated everything that is loaded.
  await act(async () => {
    root = await startApp();
  });
  await act(() => hydrateDeferred());
  expect(hasPendingHydration()).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-hydrated', 'true');
}

/** Renders a page on the server for the test's shopper, without a window. */
async function renderOnServer(path: string): Promise<string> {
  const { sandbox, shopper } = testServer();
  for (const name of ['window', 'document', 'location']) vi.stubGlobal(name, undefined);
  try {
    return (await renderPageHtml(sandbox.sandbox, path, { cookie: shopper.cookieHeader })).html;
  } finally {
    // React's contexts keep the values of the last page on the server until the next one is rendered.
    await new Promise<void>((resolve) => renderToPipeableStream(null, { onAllReady: resolve }));
    vi.unstubAllGlobals();
  }
}

function putDocument(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const element = document.importNode(parsed.documentElement, true);
  if (document.documentElement) document.replaceChild(element, document.documentElement);
  else document.append(element);
}

/** Queries of the current document; it is replaced for each page. */
const page = () => within(document.body);

/** Unmounts the current page and flushes React's pending work. */
async function closePage(): Promise<void> {
  root?.unmount();
  root = undefined;
  await new Promise((resolve) => setImmediate(resolve));
}
