import { describe, expect, it } from 'vitest';
import { storefrontOver, testStorefront } from '../../tests/support/test-storefront';
import { publicOrigins } from './public-origins';

const { app, requests } = storefrontOver(
  async () => Response.json({}, { status: 404 }),
  {},
  {
    origins: publicOrigins('https://www.marlowe.com'),
  },
);

describe('with a public origin', () => {
  it.each([
    ['http://www.marlowe.com/lc-us', 'https://www.marlowe.com/lc-us'],
    ['http://www.marlowe.ca/fr-ca', 'https://www.marlowe.ca/fr-ca'],
  ])('canonical URLs of %s have its scheme and the host of the country', async (url, canonical) => {
    const response = await app.request(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${canonical}"/>`);
  });

  it.each([
    'http://evil.example/lc-us',
    'http://marlowe.com/lc-us',
    'http://www.marlowe.com.evil.example/wcs/resources/store/10851/cart/@self',
    'http://evil.example/_build/entry.js',
  ])('rejects unknown hosts: %s', async (url) => {
    requests.length = 0;
    const response = await app.request(url);
    expect(response.status).toBe(421);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(await response.text()).not.toContain('evil');
    expect(requests).toEqual([]);
  });
});

it('rejects a request with two hosts, of which a proxy may take the other', async () => {
  const rawHeaders = ['Host', 'store.test', 'hOST', 'evil.example'];
  const open = storefrontOver(async () => Response.json({}, { status: 404 }));
  const ask = (headers: string[]) =>
    open.app.request('http://store.test/lc-us', {}, { incoming: { rawHeaders: headers, socket: {} } });
  expect((await ask(rawHeaders)).status).toBe(400);
  expect((await ask(rawHeaders.slice(0, 2))).status).toBe(200);
  expect((await ask(['Host', 'store.test', 'X-Host', 'Host'])).status).toBe(200);
});

it.each(['/fr-ca/stores/8929', '/fr-ca/eye-exam'])(
  'structured data of %s has the host of the country, too',
  async (path) => {
    const store = testStorefront({ origins: publicOrigins('https://www.marlowe.com') });
    const html = await (await store.app.request(`https://www.marlowe.com${path}`)).text();
    expect(html).toContain(`"url":"https://www.marlowe.ca${path}"`);
  },
);

it('without a public origin canonical URLs have the host of the request', async () => {
  const open = storefrontOver(async () => Response.json({}, { status: 404 }));
  const html = await (await open.app.request('http://store.test/lc-us')).text();
  expect(html).toContain('<link rel="canonical" href="http://store.test/lc-us"/>');
});

it.each(['www.marlowe.com', 'ftp://www.marlowe.com', ''])(
  'does not start with "%s" as the origin',
  (origin) => {
    expect(() => publicOrigins(origin)).toThrow('PUBLIC_ORIGIN');
  },
);

describe('with the sandbox', () => {
  const statusOf = async (host: string, localName: string | null) =>
    (await testStorefront({ localName }).app.request(`http://${host}/sandbox/api/status`)).status;

  it('a name that others can make point to this machine is not served', async () => {
    expect(await statusOf('evil.example', null)).toBe(421);
    expect(await statusOf('devbox.example', 'devbox.example')).not.toBe(421);
    expect(await statusOf('localhost:4173', null)).not.toBe(421);
    expect(await statusOf('192.168.1.7:4173', '0.0.0.0')).not.toBe(421);
  });
});
