import contract from '@generated/contract.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
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

describe('no route', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin, cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://store.test' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    { origin: '' },
    { origin: 'null' },
    { origin: 'file://' },
    { origin: 'http://store.test:8080' },
    { origin: 'http://store.test.evil.example' },
    { origin: 'http://evil.example/store.test' },
    { origin: 'http://store.test@evil.example' },
    { origin: 'http://store.test, https://evil.example' },
  ];

  const { app, requests } = storefrontOver(async () => Response.json({}), {
    panel: async () => Response.json({}),
  });

  async function expectRejected(
    method: string,
    path: string,
    headers: Record<string, string>,
  ): Promise<void> {
    const response = await app.request(new Request(`http://store.test${path}`, { method, headers }));
    expect({ method, path, headers, status: response.status }).toEqual({
      method,
      path,
      headers,
      status: 403,
    });
    expect(requests).toEqual([]);
  }

  it('of the server takes a write of another site, whatever the method', async () => {
    const paths = new Set(
      app.routes.map(({ path }) => path.replace(/:\w+/g, 'lc-us').replaceAll('*', 'some/where')),
    );
    // The load balancer's, which comes before the checks, changes nothing.
    paths.delete('/health');
    for (const path of paths) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'MKCOL', 'post'])
        for (const headers of foreign) await expectRejected(method, path, headers);
    }
  });

  it('of the contract does, also where a GET request changes something', async () => {
    const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, { 'x-safe'?: boolean }>).map(([method, operation]) => ({
        path: path.replace(/\{\w+\}/g, '1'),
        method: method.toUpperCase(),
        isSafe: operation['x-safe'] ?? method === 'get',
      })),
    );
    const writes = operations.filter(({ method, isSafe }) => method !== 'GET' || !isSafe);
    expect(writes.length).toBeGreaterThan(50);
    for (const { method, path } of writes)
      for (const headers of method === 'GET' ? foreign.slice(0, 2) : foreign)
        await expectRejected(method, path, headers);
  });

  it.each([
    'Logoff',
    'logoff',
    'Logoff/',
    '/Logoff',
    'Logoff;x=1',
    'x%2f..%2fLogoff',
    'Log%256Fff',
    'Log%6Fff',
  ])('lets another site sign out by %s, which a host may read as the command', async (name) => {
    const path = `/webapp/wcs/stores/servlet/${name}?storeId=10851`;
    for (const headers of foreign.slice(0, 2)) await expectRejected('GET', path, headers);
  });
});
