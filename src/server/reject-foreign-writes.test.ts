import { expect, it } from 'vitest';
import { storefrontOver } from '../../tests/support/test-storefront';
import { publicOrigins } from './public-origins';

const SIGN_IN = '/webapp/wcs/stores/servlet/LogonAjax';

async function post(path: string, headers: Record<string, string>, origin?: string) {
  const storefront = storefrontOver(
    async () => Response.json({}),
    { panel: async () => Response.json({}) },
    origin ? { origins: publicOrigins(origin) } : {},
  );
  const url = new URL(path, origin ? 'http://www.marlowe.com' : 'http://store.test');
  const response = await storefront.app.request(new Request(url, { method: 'POST', body: 'a=1', headers }));
  return { status: response.status, requests: storefront.requests };
}

it.each([
  SIGN_IN,
  '/wcs/resources/store/10851/cart',
  '/wcs/resources/store/10851/person',
  '/identity-provider/token',
  '/sandbox/api/scenario',
  '/lc-us',
])('%s takes no write of another site', async (path) => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'http://store.test.evil.example' },
    { origin: 'null' },
    { origin: 'http://store.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ] as Record<string, string>[]) {
    const { status, requests } = await post(path, headers);
    expect({ headers, status }).toEqual({ headers, status: 403 });
    expect(requests).toEqual([]);
  }
});

it.each([
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://store.test' },
  // A proxy in front speaks HTTPS.
  { origin: 'https://store.test', 'sec-fetch-site': 'same-origin' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
] as Record<string, string>[])('%j is a write of our own, or of no browser', async (headers) => {
  expect((await post(SIGN_IN, headers)).status).toBe(200);
});

it('takes the configured origins alone, those of both countries', async () => {
  const statusFrom = async (origin: string) =>
    (await post(SIGN_IN, { origin }, 'https://www.marlowe.com')).status;
  expect(await statusFrom('https://www.marlowe.com')).toBe(200);
  expect(await statusFrom('https://www.marlowe.ca')).toBe(200);
  expect(await statusFrom('http://www.marlowe.com')).toBe(403);
});
