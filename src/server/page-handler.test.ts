import { setImmediate as nextTurn } from 'node:timers/promises';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { frameColors, saveFrames } from '@sandbox/testing/wishlists';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { storefrontOver, testStorefront } from '../../tests/support/test-storefront';
import { hashSource } from './security-headers';

describe('pages', () => {
  const cookie = 'WC_USERACTIVITY_7001=7001%2C10851%2Cnull%2Cnull%2C1%2Csecret';

  it("fetch data with the shopper's cookies, and are not stored with them", async () => {
    const { app, requests } = testStorefront();
    const response = await app.request('/AjaxOrderItemDisplayView', { headers: { cookie } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const carts = requests.filter(({ url }) => url.includes('/cart/@self'));
    expect(carts.map(({ headers }) => headers.get('cookie'))).toEqual([cookie]);
  });

  it.each([
    ['/lc-us/account/prescriptions', 'private, no-store'],
    ['/lc-us/myAccount', 'private, no-store'],
    ['/lc-us/NonAjaxAccountWishListDisplayView', 'private, no-store'],
    ['/lc-us/checkout', 'private, no-store'],
    ['/lc-us/faq?anything=else', 'private, no-cache'],
    ['/lc-us/faq', 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=604800'],
  ])('%s is %s', async (path, caching) => {
    const response = await testStorefront().app.request(path);
    expect(response.headers.get('cache-control')).toBe(caching);
  });

  it.each([
    ['ria_1=secret-record', 'true', 'aria-label="Your benefits"'],
    ['ria_0=secret-record', 'false', 'aria-label="Your benefits"'],
    ['', 'false', '>Vision insurance?'],
  ])('know by the name of the cookie %s alone whether insurance is on', async (cookie, ria, text) => {
    const { app, requests } = testStorefront();
    const response = await app.request('/lc-us/eyeglasses', { headers: { cookie } });
    const html = await response.text();
    expect(html).toContain(text);
    expect(html).not.toContain('secret-record');
    const espots = requests.filter(({ url }) => url.includes('/espot/cookie-sensitive/'));
    expect(espots.map(({ url }) => new URL(url).searchParams.get('ria'))).toEqual([ria]);
  });

  it('leave no room for insurance while it is switched off, and do not share what an insured shopper gets', async () => {
    const { app, requests } = testStorefront();
    const searches = () => requests.filter(({ url }) => url.includes('/search/resources/')).length;
    const headers = { cookie: 'ria_disabled=true; ria_1=secret-record' };
    const html = await (await app.request('/lc-us/eyeglasses', { headers })).text();
    expect(html).not.toContain('data-opens-insurance');
    const searchCount = searches();
    await app.request('/lc-us/eyeglasses');
    expect(searches()).toBeGreaterThan(searchCount);
  });

  it('fetch shared search results once', async () => {
    const { app, requests } = testStorefront();
    const searches = () => requests.filter(({ url }) => url.includes('/search/resources/')).length;
    await app.request('/lc-us/eyeglasses');
    const searchCount = searches();
    await app.request('/lc-us/eyeglasses', { headers: { cookie } });
    expect(searchCount).toBeGreaterThan(0);
    expect(searches()).toBe(searchCount);
  });

  it('share nothing that was fetched with a cookie, whatever its text', async () => {
    const name = fc.constantFrom('sandbox_scenario', 'ria_1', 'WC_USERACTIVITY_7001', 'a', '');
    const space = fc.constantFrom('', ' ', '\t', '"', ';');
    const value = fc.oneof(fc.constant('espots-failed'), fc.string({ maxLength: 8 }));
    const cookies = fc
      .array(
        fc
          .tuple(space, name, space, fc.constantFrom('=', '', '=='), space, value)
          .map((parts) => parts.join('')),
      )
      .map((pairs) => pairs.join(';').replace(/[^\t\x20-\x7e]/g, ''));
    // It finds nothing, so there is little to render.
    const page = '/lc-us/search?q=zzzz';
    const isShared = ({ url }: Request) => /\/search\/|\/espot\/(?!cookie-sensitive)/.test(url);
    await fc.assert(
      fc.asyncProperty(cookies, async (text) => {
        const { app, requests } = testStorefront();
        await (await app.request(page, { headers: { cookie: text } })).text();
        const withCookies = requests.filter((request) => isShared(request) && request.headers.has('cookie'));
        const before = requests.length;
        await (await app.request(page)).text();
        const refetched = requests.slice(before).map(({ url }) => url);
        expect(refetched).toEqual(expect.arrayContaining(withCookies.map(({ url }) => url)));
      }),
      { numRuns: 15 },
    );
  });

  it('do not wait for delayed marketing content, and cache it for the next page', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { sandbox } = testSandbox();
    const { app, requests } = storefrontOver(async (request) => {
      if (request.url.includes('/espot/')) await promise;
      return sandbox.fetch(request);
    });
    const page = async () => (await app.request('/lc-us')).text();
    const espots = () => requests.filter(({ url }) => url.includes('/espot/Header_Announcement')).length;
    const announcement = 'Free standard shipping on every pair.';
    // The code of the page loads, which takes time that the clock of the test does not know.
    await (await testStorefront().app.request('/lc-us')).text();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let first: string | undefined;
    void page().then((text) => {
      first = text;
    });
    while (first === undefined) {
      await nextTurn();
      await vi.advanceTimersByTimeAsync(1);
    }
    vi.useRealTimers();
    expect(first).not.toContain(announcement);
    expect(espots()).toBe(1);
    resolve();
    await expect.poll(page).toContain(announcement);
    expect(espots()).toBeLessThanOrEqual(2);
  });

  it('show the full product after its wishlist page was rendered', async () => {
    const { app, client, sandbox } = testStorefront();
    const [frame] = frameColors(sandbox.context.catalog, 1);
    if (!frame) throw new Error('The catalog has no frame.');
    const guest = client();
    await becomeGuest(guest);
    await saveFrames(guest, [frame.catentryId]);
    const page = async (path: string) =>
      (await app.request(path, { headers: { cookie: guest.cookieHeader } })).text();
    const wishlist = '/lc-us/NonAjaxAccountWishListDisplayView?storeId=10851&catalogId=10101&langId=-1';
    expect(await page(wishlist)).toContain(frame.upc);
    expect(await page(`/lc-us/${frame.upc}`)).toMatch(/<dt[^>]*>Shape<\/dt>/);
  });

  it('remember their locale for URLs without one', async () => {
    const { app } = testStorefront();
    const french = await app.request('/fr-ca/checkout');
    // The page's own script must be able to replace it.
    expect(french.headers.get('set-cookie')).toMatch(/^store_locale=fr-ca;(?!.*HttpOnly)/);
    const headers = { cookie: 'store_locale=fr-ca' };
    const cart = await app.request('/AjaxOrderItemDisplayView', { headers });
    expect(await cart.text()).toContain('<html lang="fr-CA">');
    const missing = await app.request('/no-such-page.txt', { headers });
    expect(missing.status).toBe(404);
    expect(missing.headers.get('set-cookie')).toMatch(/^store_locale=fr-ca;/);
  });

  it('on the Canadian host default to a Canadian locale', async () => {
    const { app } = testStorefront();
    const root = await app.request('https://marlowe.example.ca/', {
      headers: { 'accept-language': 'en-US' },
    });
    expect(root.headers.get('location')).toBe('/en-ca');
    const cart = await app.request('https://marlowe.example.ca/AjaxOrderItemDisplayView');
    expect(await cart.text()).toContain('<html lang="en-CA">');
  });

  it('are kept apart by caches where language and last locale choose one', async () => {
    const root = await testStorefront().app.request('/', { headers: { 'accept-language': 'fr-CA' } });
    expect(root.headers.get('location')).toBe('/fr-ca');
    expect(root.headers.get('vary')).toBe('Accept-Language, Cookie');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('do not allow %s', async (method) => {
    const response = await testStorefront().app.request('/lc-us', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(response.headers.get('content-type')).not.toContain('html');
    expect((await testStorefront().app.request('/', { method })).status).toBe(405);
    expect((await testStorefront().app.request('/no/such/page', { method })).status).toBe(404);
  });

  it('do not read a form whose script did not load, and offer to try again', async () => {
    const body = new URLSearchParams({ orderNumber: '12345678', email: 'ana@example.com' });
    const headers = { accept: 'text/html,*/*' };
    const response = await testStorefront().app.request('/es-us/track-order', {
      method: 'POST',
      body,
      headers,
    });
    const html = await response.text();
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(html).toContain('<html lang="es-US">');
    expect(html).toContain('href="/es-us/track-order"');
    expect(html).not.toContain('ana@example.com');
  });

  it.each([
    ['/lc-us/eyeglasses/?facet=a%3Ab&page=2', '/lc-us/eyeglasses?facet=a%3Ab&page=2'],
    ['/LC-US/?x=//evil.example/', '/lc-us?x=//evil.example/'],
  ])('have one address, without a slash at the end: %s', async (path, address) => {
    const response = await testStorefront().app.request(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, address]);
  });

  it.each(['//evil.example/', '/\\evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/'])(
    '%s leads to no other host',
    async (path) => {
      const response = await testStorefront().app.request(`https://store.test${path}`);
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('scenarios', () => {
  const cartCookie = ({ requests }: ReturnType<typeof testStorefront>) =>
    requests.find(({ url }) => url.includes('/cart/@self'))?.headers.get('cookie');

  it('start with a query parameter, which also applies to that page and replaces an earlier scenario', async () => {
    const storefront = testStorefront();
    const response = await storefront.app.request('/AjaxOrderItemDisplayView?scenario=cart-unavailable', {
      headers: { cookie: 'sandbox_scenario=cart-delayed' },
    });
    expect(response.headers.getSetCookie()).toContain(
      'sandbox_scenario=cart-unavailable; Path=/; SameSite=Lax',
    );
    expect(response.status).toBe(200);
    expect(cartCookie(storefront)).toMatch(/sandbox_scenario=cart-unavailable$/);
  });

  it('end with an empty query parameter', async () => {
    const { app } = testStorefront();
    const response = await app.request('/AjaxOrderItemDisplayView?scenario=');
    expect(response.headers.getSetCookie()).toContain('sandbox_scenario=; Path=/; SameSite=Lax; Max-Age=0');
  });

  it('cannot set another cookie', async () => {
    const { app } = testStorefront();
    const hostile = encodeURIComponent('a; Domain=example.com\r\nSet-Cookie: injected=1');
    const response = await app.request(`/lc-us?scenario=${hostile}`);
    for (const line of response.headers.getSetCookie()) expect(line).not.toMatch(/; Domain|^injected|\n/);
  });

  it('are ignored with a live host', async () => {
    const { app } = storefrontOver(async () => Response.json({}, { status: 404 }));
    const response = await app.request('/AjaxOrderItemDisplayView?scenario=cart-unavailable');
    expect(response.headers.getSetCookie().join()).not.toContain('scenario');
  });

  it('that do not exist are announced by the page that was asked for with them', async () => {
    const { app } = testStorefront();
    const response = await app.request('/lc-us?scenario=cart-gone');
    const [, script = ''] =
      /<script>([^<]*cart-gone[^<]*)<\/script><\/body>/.exec(await response.text()) ?? [];
    expect(script).toContain('There is no scenario');
    expect(response.headers.get('content-security-policy')).toContain(`script-src ${hashSource(script)} `);
    expect(await (await app.request('/lc-us?scenario=cart-delayed')).text()).not.toContain(
      'There is no scenario',
    );
  });
});
