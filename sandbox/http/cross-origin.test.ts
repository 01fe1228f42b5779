import { expect, it } from 'vitest';
import { scenarioCookie } from '../scenarios/scenario-name';
import { CART } from '../testing/carts';
import { testSandbox } from '../testing/test-sandbox';
import { serializeCookie } from './cookies';
import { type AccessOptions, guardAccess } from './cross-origin';

const GUEST = '/wcs/resources/store/10851/guestidentity?updateCookies=true';
const SANDBOX = 'http://localhost:4010';

function guardedSandbox(options: AccessOptions = { origins: [] }) {
  const { sandbox } = testSandbox();
  const guarded = guardAccess(options, {
    calls: sandbox.fetch,
    pages: async () => new Response('panel'),
    isPage: ({ url }) => new URL(url).pathname.startsWith('/sandbox'),
  });
  return (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    guarded(new Request(new URL(path, SANDBOX), { ...init, headers }));
}

it.each(['http://localhost:5173', 'https://localhost', 'http://127.0.0.1:3000', 'http://[::1]:8080'])(
  'lets pages of %s call with credentials, whatever headers they send',
  async (origin) => {
    const send = guardedSandbox();
    const requested =
      'content-type, wctoken, wctrustedtoken, x-sandbox-scenario, x-sandbox-latency, traceparent';
    const preflight = await send(
      `${CART}/@self`,
      {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': requested,
      },
      { method: 'OPTIONS' },
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
    expect(preflight.headers.get('access-control-allow-headers')).toBe(requested);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');

    const json = { origin, 'content-type': 'application/json' };
    const response = await send(GUEST, json, { method: 'POST', body: '{}' });
    expect(response.status).toBe(201);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('vary')).toBe('Origin');
    // Another port of the same name is the same site, so the browser sends this cookie back.
    expect(response.headers.getSetCookie().join()).toContain('SameSite=Lax');
  },
);

it('exposes failures too', async () => {
  const response = await guardedSandbox()('/nothing', { origin: 'http://localhost:5173' });
  expect(response.status).toBe(404);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect(response.headers.get('access-control-expose-headers')).toContain('Location');
});

it.each(['https://evil.test', 'http://localhost.evil.test', 'http://evil-localhost', 'null'])(
  'refuses pages of %s, and changes nothing',
  async (origin) => {
    const send = guardedSandbox({ origins: ['https://app.test'] });
    const cookie = serializeCookie(scenarioCookie('cart-delayed'));
    const response = await send(GUEST, { origin, cookie }, { method: 'POST' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(origin);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
  },
);

it('lets a listed origin call, and answers to its name', async () => {
  const send = guardedSandbox({ origins: ['https://app.test'] });
  const response = await send('/nothing', { origin: 'https://app.test' });
  expect(response.headers.get('access-control-allow-origin')).toBe('https://app.test');
  expect((await send('http://app.test/nothing')).status).toBe(404);
  expect((await send('/nothing', { origin: 'https://app.test:8443' })).status).toBe(403);
});

it.each([
  ['http://evil.test:4010', 421],
  ['http://localhost.evil.test:4010', 421],
  ['http://localhost:4010', 404],
  ['http://[::1]:4010', 404],
  ['http://192.168.1.20:4010', 404],
  ['http://sandbox.internal:4010', 404],
])('answers a request for %s with %i', async (host, status) => {
  const send = guardedSandbox({ host: 'sandbox.internal', origins: [] });
  expect((await send(`${host}/nothing`)).status).toBe(status);
  expect((await send(`${host}/sandbox`)).status).toBe(status === 421 ? 421 : 200);
});

it('shares none of its own pages with other origins', async () => {
  const page = await guardedSandbox()('/sandbox', { origin: 'http://localhost:5173' });
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
});

it('leaves calls without an origin, as of scripts, as they are', async () => {
  const response = await guardedSandbox()('/nothing');
  expect(response.status).toBe(404);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});
