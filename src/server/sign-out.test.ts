import { logOn, userIdOf } from '@sandbox/testing/shoppers';
import { expect, it } from 'vitest';
import { storefrontOver, testStorefront } from '../../tests/support/test-storefront';

/** Requests a sign-out URL as a member. */
async function requestSignOut(url: string, scenario = '') {
  const storefront = testStorefront();
  const shopper = storefront.client();
  await logOn(shopper, 'ada.marsh');
  const scenarioCookie = scenario ? `; sandbox_scenario=${scenario}` : '';
  const headers = { cookie: shopper.cookieHeader + scenarioCookie };
  return { ...storefront, response: await storefront.app.request(url, { headers }) };
}

it.each([
  ['/lc-us/Logoff?storeId=10851&catalogId=10101&langId=-1', '/lc-us'],
  ['/lc-us/Logoff?storeId=10851&catalogId=10101&langId=-50', '/es-us'],
  ['/en-ca/Logoff?storeId=10852&catalogId=10102&langId=-25', '/fr-ca'],
  ['/lc-us/Logoff?storeId=10851&catalogId=10101&langId=-1&URL=%2F%2Fevil.example', '/lc-us'],
  ['/lc-us/Logoff?storeId=10851&catalogId=10101&langId=-1&cid=summer', '/lc-us'],
])('%s ends the session and redirects to %s', async (url, home) => {
  const { response } = await requestSignOut(url);
  expect([response.status, response.headers.get('location')]).toEqual([302, home]);
  expect(response.headers.getSetCookie().join()).toMatch(/WC_USERACTIVITY_510001=;.*Max-Age=0/);
});

it('leaves nothing of the shopper in the browser: cookies go, and the next page clears the storage', async () => {
  const { response } = await requestSignOut('/lc-us/Logoff?storeId=10851&catalogId=10101&langId=-1');
  const cookies = response.headers.getSetCookie().join('\n');
  expect(cookies).toMatch(/^prescription=;.*Max-Age=0/m);
  expect(cookies).toMatch(/^progressiveLens=;.*Max-Age=0/m);
  for (const name of ['ria_0', 'ria_1', 'ria_2', 'ria_ends', 'ria_store'])
    expect(cookies).toMatch(new RegExp(`^${name}=;.*Max-Age=0`, 'm'));
  // Signing out does not lift the lock of the insurance lookup.
  expect(cookies).not.toMatch(/^ria_(attempts|locked)=/m);
  expect(cookies).toMatch(/^signed_out=1;/m);
});

it('removes the cookies of every session, of which a host may end one only', async () => {
  const { app } = storefrontOver(async () => new Response(null, { status: 302 }));
  const cookie = 'WC_USERACTIVITY_7=7; WC_AUTHENTICATION_7=7; WC_USERACTIVITY_8=8; a=1';
  const response = await app.request('/lc-us/Logoff?storeId=10851', { headers: { cookie } });
  const removed = response.headers.getSetCookie().filter((text) => text.startsWith('WC_'));
  expect(removed.map((text) => text.split(';')[0])).toEqual([
    'WC_USERACTIVITY_7=',
    'WC_AUTHENTICATION_7=',
    'WC_USERACTIVITY_8=',
  ]);
});

it('renders a page that retries when the API fails', async () => {
  const { response } = await requestSignOut(
    '/lc-us/Logoff?storeId=10851&catalogId=10101&langId=-1',
    'sign-out-server-error',
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.getSetCookie().join()).not.toMatch(/WC_USERACTIVITY|prescription|signed_out/);
});

it('renders that page, too, when the API is unreachable', async () => {
  const { app } = storefrontOver(() => Promise.reject(new Error('unreachable')));
  const response = await app.request('/lc-us/Logoff?storeId=10851&catalogId=10101&langId=-1');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(response.headers.getSetCookie().join()).not.toContain('signed_out');
});

it('forwards the documented parameters alone, and no other site as the target', async () => {
  const { app, requests } = storefrontOver(async () => new Response(null, { status: 302 }));
  await app.request('/lc-us/Logoff?storeId=10851&URL=%2F%2Fevil.example&cid=summer');
  const forwarded = new URL(requests[0]?.url ?? '');
  expect(forwarded.pathname).toBe('/webapp/wcs/stores/servlet/Logoff');
  expect(forwarded.search).toBe('?storeId=10851');
});

const PAGE = '/lc-us/Logoff?storeId=10851&catalogId=10101&langId=-1';
const COMMAND = '/webapp/wcs/stores/servlet/Logoff?storeId=10851&catalogId=10101&langId=-1';

it.each([
  [PAGE, { 'sec-purpose': 'prefetch;prerender' }, 503],
  [PAGE, { purpose: 'prefetch' }, 503],
  [PAGE, { 'sec-fetch-site': 'cross-site' }, 302],
  [PAGE, { 'sec-fetch-site': 'same-site' }, 302],
  [COMMAND, { 'sec-purpose': 'prefetch' }, 503],
  [COMMAND, { 'sec-fetch-site': 'cross-site' }, 403],
])('%s with %j does not end the session', async (url, headers, status) => {
  const { app, client } = testStorefront();
  const shopper = client();
  await logOn(shopper, 'ada.marsh');
  const response = await app.request(url, { headers: { cookie: shopper.cookieHeader, ...headers } });
  expect(response.status).toBe(status);
  expect(response.headers.getSetCookie().join()).not.toMatch(/WC_USERACTIVITY|signed_out/);
  expect(await userIdOf(shopper)).toBeGreaterThan(0);
});

it.each([{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
  '%j ends it',
  async (headers) => {
    const { app, client } = testStorefront();
    const shopper = client();
    await logOn(shopper, 'ada.marsh');
    const response = await app.request(PAGE, { headers: { cookie: shopper.cookieHeader, ...headers } });
    expect(response.headers.getSetCookie().join()).toContain('signed_out');
  },
);
