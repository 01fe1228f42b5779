import { addGlassesTo, someSku } from '@sandbox/testing/carts';
import { becomeGuest, logOn } from '@sandbox/testing/shoppers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pages } from '@/app/pages';
import { LOCALE_CODES } from '@/domain/locale/locales';
import { withoutTracking } from '@/domain/navigation/tracking-parameters';
import { IS_FULL_RUN } from '../../../tests/support/full-run';
import { storefrontOver, testStorefront } from '../../../tests/support/test-storefront';
import { PAGE_CACHING } from './page-caching';
import { isOfOneShopper } from './shopper-cookies';

const FRAME = '2017230701520';

/** A cache as in front of the store: it keeps what it may for everyone, and lets requests of one shopper pass. */
function sharedCache(app: { request: (url: string, init: RequestInit) => Response | Promise<Response> }) {
  const stored = new Map<string, { body: string; headers: Headers }>();
  return {
    stored,
    request: async (url: string, cookie: string) => {
      const [path = '', search = ''] = url.split('?');
      const key = path + withoutTracking(search && `?${search}`);
      const names = cookie.split(/; ?/).map((pair) => pair.split('=')[0] ?? '');
      const hit = isOfOneShopper(names) ? undefined : stored.get(key);
      if (hit) return hit;
      const response = await app.request(url, { headers: cookie ? { cookie } : {} });
      const page = { body: await response.text(), headers: response.headers };
      if (/^public|s-maxage/.test(page.headers.get('cache-control') ?? '')) stored.set(key, page);
      return page;
    },
  };
}

/** Cookies of shoppers of every kind. */
async function shoppers({ client, sandbox }: ReturnType<typeof testStorefront>): Promise<string[]> {
  const guest = client();
  await becomeGuest(guest);
  await addGlassesTo(guest, someSku(sandbox.context.catalog));
  const member = client();
  await logOn(member, 'noor.haddad');
  return [
    '',
    guest.cookieHeader,
    member.cookieHeader,
    'ria_1=planted-secret; ria_store=10851',
    'ria_0=planted-secret',
    'ria_disabled=true',
    'prescription=planted-secret; progressiveLens=planted-secret',
    'sandbox_scenario=espots-failed',
    '_ga=planted-secret; consent=planted-secret',
    'stylesheet=/_build/style-1.css; store_locale=es-us; signed_out=1',
    `${guest.cookieHeader}; prescription=planted-secret`,
  ];
}

/** Whether the page has all of its content, which comes too late on a busy machine. */
const isComplete = (headers: Headers) =>
  /^public.* s-maxage=(?!10,)/.test(headers.get('cache-control') ?? '');

describe('a cache for everyone', () => {
  it('never gets what belongs to one shopper', async () => {
    const storefront = testStorefront();
    const cookies = await shoppers(storefront);
    const cache = sharedCache(storefront.app);
    const locale = fc.constantFrom(...LOCALE_CODES);
    const path = fc.constantFrom(
      '',
      '/eyeglasses?page=2',
      `/${FRAME}`,
      '/faq',
      '/nowhere/at/all',
      '/search?q=zz',
    );
    const visit = fc.record({
      path: fc.oneof(
        fc.tuple(locale, path).map(([code, rest]) => `/${code}${rest}`),
        fc.constantFrom('/', '/AjaxOrderItemDisplayView', '/nowhere', '/lc-us/checkout', '/es-us/myAccount'),
      ),
      tracking: fc.constantFrom('', 'utm_source=planted-secret', 'gclid=planted-secret&fbclid=1'),
      cookie: fc.constantFrom(...cookies),
    });
    await fc.assert(
      fc.asyncProperty(visit, async ({ path, tracking, cookie }) => {
        const url = path + (tracking && (path.includes('?') ? '&' : '?')) + tracking;
        const page = await cache.request(url, cookie);
        const isShared = page.headers.get('cache-control')?.startsWith('public') ?? false;
        if (!isShared) expect(page.headers.get('cache-control'), url).toMatch(/^private, no-(cache|store)$/);
        expect(isShared && isOfOneShopper(cookie.split(/; ?/).map((pair) => pair.split('=')[0] ?? ''))).toBe(
          false,
        );
      }),
      { numRuns: IS_FULL_RUN ? 200 : 12 },
    );
    await cache.request('/fr-ca/faq?utm_source=planted-secret', '_ga=planted-secret');
    expect([...cache.stored.keys()]).toContain('/fr-ca/faq');
    // Another server, which nobody but a new visitor has asked.
    const other = storefrontOver(storefront.sandbox.fetch);
    for (const [url, { body, headers }] of cache.stored) {
      expect(headers.get('set-cookie'), url).toBeNull();
      expect(headers.get('vary'), url).toBe('Accept-Encoding');
      expect(body).not.toContain('planted-secret');
      if (!isComplete(headers)) continue;
      let response = new Response();
      await expect
        .poll(async () => {
          response = await other.app.request(url);
          return isComplete(response.headers);
        })
        .toBe(true);
      expect((await response.text()) === body, url).toBe(true);
      expect(response.headers.get('etag')).toBe(headers.get('etag'));
      expect(response.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
    }
  });

  it('asks the commerce API without cookies for what everyone gets', async () => {
    const { app, requests } = testStorefront();
    await app.request(`/lc-us/${FRAME}`, { headers: { cookie: '_ga=1; JSESSIONID=2' } });
    expect(requests.length).toBeGreaterThan(0);
    for (const { headers, url } of requests) expect(headers.get('cookie'), url).toBeNull();
  });

  it('gets no page without its main content, and one without its banner for seconds', async () => {
    const { app, sandbox } = testStorefront();
    const cachingWith = async (isBroken: (url: string) => boolean) => {
      const broken = storefrontOver(async (request) =>
        isBroken(request.url) ? Response.json({}, { status: 500 }) : sandbox.fetch(request),
      );
      return (await broken.app.request('/lc-us/eyeglasses')).headers.get('cache-control');
    };
    const usual = (await app.request('/lc-us/eyeglasses')).headers.get('cache-control');
    expect(usual).toContain('s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400');
    expect(await cachingWith((url) => url.includes('/search/'))).toBe('private, no-cache');
    expect(await cachingWith((url) => url.includes('/espot/'))).toContain('s-maxage=10,');
  });
});

it('lets the browser of a shopper with a session preserve a listing for Back, but not the cart or the account', async () => {
  const { app } = testStorefront();
  const cachingOfShopper = async (path: string) => {
    const response = await app.request(path, { headers: { cookie: 'WC_SESSION_ESTABLISHED=true' } });
    return response.headers.get('cache-control');
  };
  expect(await cachingOfShopper('/lc-us/eyeglasses')).toBe('private, no-cache');
  for (const path of ['/AjaxOrderItemDisplayView', '/lc-us/account/orders', '/lc-us/checkout'])
    expect(await cachingOfShopper(path), path).toBe('private, no-store');
});

it('has a rule for each page that is not of one shopper', () => {
  const ids = pages
    .filter(({ noStore, path }) => !noStore && path.startsWith('/:locale'))
    .map(({ id }) => id);
  // They lead elsewhere, or show what is free today.
  const others = ['exam-schedule', 'california', 'texas-oklahoma'];
  expect(Object.keys(PAGE_CACHING).concat(others).sort()).toEqual(ids.sort());
});
