import { afterEach, expect, it } from 'vitest';
import { storefrontOver } from '../../../tests/support/test-storefront';

let delay = 0;
afterEach(() => {
  delay = 0;
});

const SESSION = { cookie: 'WC_SESSION_ESTABLISHED=true' };
const CART = '/wcs/resources/store/10851/cart/@self';

const { app, requests } = storefrontOver(
  async () => Response.json({}),
  {},
  { overload: { delay: () => delay, limit: 100 } },
);

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await app.request(path, { headers })).status;

it('refuses views of pages first, with the phone number and when to come back', async () => {
  delay = 101;
  const response = await app.request('/fr-ca/eyeglasses');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toMatch(/<html lang="fr-CA">.*\(800\)\s555-0186/s);
  expect(requests).toEqual([]);
  expect(await statusOf(CART)).toBe(200);
  expect(await statusOf('/lc-us/faq', SESSION)).toBe(200);
  expect(await statusOf('/health')).toBe(200);
});

it('refuses everything but health checks when there is no time left', async () => {
  delay = 301;
  expect(await statusOf('/lc-us/faq', SESSION)).toBe(503);
  expect(await statusOf(CART, SESSION)).toBe(503);
  expect(await statusOf('/health')).toBe(200);
});

it('refuses nothing while there is time', async () => {
  delay = 100;
  expect(await statusOf('/lc-us/faq')).toBe(200);
});
