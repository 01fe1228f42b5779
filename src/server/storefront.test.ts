import { contractOperations } from '@sandbox/contract/operations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storefrontOver, testAssets, testStorefront } from '../../tests/support/test-storefront';
import { publicOrigins } from './public-origins';

/** A storefront over an API that echoes the requested path. */
const echoStorefront = () =>
  storefrontOver(async (request) => Response.json({ path: new URL(request.url).pathname }));

describe('API proxy', () => {
  const paths = [...new Set(contractOperations().map(({ path }) => path.replaceAll(/\{.*?\}/g, 'x')))];

  it.each(paths)('forwards every contract path with every method: %s', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const { app, requests } = echoStorefront();
      const response = await app.request(path, { method });
      expect(await response.json()).toEqual({ path });
      expect(requests.map((request) => request.method)).toEqual([method]);
    }
  });

  it('forwards body, query, cookies and content type unchanged', async () => {
    const { app, requests } = echoStorefront();
    await app.request('/webapp/wcs/stores/servlet/LogonAjax?a=1&a=2', {
      method: 'POST',
      body: 'logonId=ana%40example.com',
      headers: { cookie: 'one=1; two=2', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(new URL(requests[0]?.url ?? '').search).toBe('?a=1&a=2');
    expect(requests[0]?.headers.get('cookie')).toBe('one=1; two=2');
    expect(requests[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(await requests[0]?.text()).toBe('logonId=ana%40example.com');
  });

  it('rejects bodies over 16 MiB, whatever the content length', async () => {
    const { app, requests } = echoStorefront();
    const put = (bytes: number) =>
      app.request('/wcs/resources/store/10851/cart', { method: 'PUT', body: new Uint8Array(bytes) });
    const tooLarge = await put(16 * 1024 * 1024 + 1);
    expect(tooLarge.status).toBe(413);
    const declared = await app.request('/wcs/resources/store/10851/cart', {
      method: 'POST',
      body: 'x',
      headers: { 'content-length': String(17 * 1024 * 1024) },
    });
    expect(declared.status).toBe(413);
    expect(requests).toEqual([]);
    expect((await put(16 * 1024 * 1024)).status).toBe(200);
  });

  it.each(['/wcs/..%2f..%2fadmin', '/assets/..%252fadmin', '/assets/..;/admin', '/vto/%5c..%5c..%5cadmin'])(
    'does not forward a path that a host may read as one of its other parts: %s',
    async (path) => {
      const { app, requests } = storefrontOver(async () => Response.json({}));
      expect((await app.request(path)).status).toBe(404);
      expect(requests).toEqual([]);
    },
  );

  it.each(['PROPFIND', 'PATCH', 'MKCOL'])(
    'does not forward a method that no call has: %s',
    async (method) => {
      const { app, requests } = storefrontOver(async () => Response.json({}));
      const response = await app.request('/wcs/resources/store/10851/person/@self', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([
        405,
        'GET, HEAD, OPTIONS, POST, PUT, DELETE',
      ]);
      expect(requests).toEqual([]);
    },
  );

  it('does not forward paths that only start like an API path', async () => {
    const { app, requests } = echoStorefront();
    expect((await app.request('/wcsx/anything')).status).toBe(404);
    // The not-found page may itself call the API.
    expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/wcsx/anything');
  });
});

it('shows a load balancer that the server runs, by any host', async () => {
  const { app, requests } = testStorefront({ origins: publicOrigins('https://www.marlowe.com') });
  expect((await app.request('http://10.0.0.7:4173/health')).status).toBe(200);
  expect((await app.request('http://10.0.0.7:4173/lc-us')).status).toBe(421);
  expect(requests).toEqual([]);
});

describe('build files', () => {
  it('respond with 404, without a page, when missing', async () => {
    const response = await testStorefront().app.request('/_build/gone.js');
    expect(response.status).toBe(404);
    // A cache would keep it beyond the moment at which the server of a new build adds the file.
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).not.toContain('html');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    '/_build/%2e%2e/%2e%2e/package.json',
    '/_build/..%2f..%2fpackage.json',
    '/_build/....//package.json',
  ])('do not allow path traversal: %s', async (path) => {
    const response = await testStorefront().app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('"private"');
  });
});

describe('errors', () => {
  const log: string[] = [];
  beforeEach(() => {
    log.length = 0;
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      log.push(String(line));
      return true;
    });
    return () => vi.mocked(process.stderr.write).mockRestore();
  });

  it('are logged without details for the shopper', async () => {
    const { app } = storefrontOver(() => Promise.reject(new Error('db-7.internal refused: password')));
    const response = await app.request('/wcs/resources/store/10851/cart/@self');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('The store had an internal error. Please try again.');
    expect(log.join()).toContain('db-7.internal');
  });

  it('of queries still render a page that can retry', async () => {
    const { app } = storefrontOver(() => Promise.reject(new Error('db-7.internal refused: password')));
    const response = await app.request('/lc-us');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<h1');
    expect(html).not.toContain('db-7');
  });

  it('of the main query have status 503, so that search engines do not index the message', async () => {
    const { app } = storefrontOver(() => Promise.reject(new Error('unavailable')));
    const response = await app.request('/lc-us/stores/8929');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('<h1');
  });

  it('of rendering show a page in the language of the URL, with links to try again and to leave', async () => {
    const scriptsFor = () => {
      throw new Error('manifest of db-7');
    };
    const { app } = storefrontOver(
      async () => Response.json({}),
      {},
      { assets: { ...testAssets, scriptsFor } },
    );
    const response = await app.request('/fr-ca/faq?q=%22%3E');
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(html).toContain('<html lang="fr-CA">');
    expect(html).toMatch(/<h1[^>]*>Cette page ne s’est pas chargée/);
    expect(html).toContain('href="/fr-ca/faq?q=%22%3E"');
    expect(html).toContain('href="/fr-ca"');
    expect(html).not.toContain('db-7');
    expect(log.join()).toContain('manifest of db-7');
  });

  it('are not logged when the client has gone, such as in the middle of an upload', async () => {
    const client = new AbortController();
    const { app } = storefrontOver(async () => {
      client.abort();
      throw new Error('aborted');
    });
    const url = 'http://store.test/wcs/resources/store/10851/cart/@self';
    await app.request(new Request(url, { method: 'POST', signal: client.signal }));
    expect(log).toEqual([]);
  });

  it('of the network close the connection', async () => {
    const destroy = vi.fn();
    const { app } = testStorefront();
    const cart = '/wcs/resources/store/10851/cart/@self?langId=-1';
    const headers = { cookie: 'sandbox_scenario=cart-unavailable' };
    await app.request(cart, { headers }, { incoming: { socket: { destroy } } });
    expect(destroy).toHaveBeenCalledOnce();
    expect(log).toEqual([]);
  });
});

describe('sandbox panel', () => {
  it('handles /sandbox, with the nonce of the response', async () => {
    const panelRequests: [string, string | undefined][] = [];
    const { app } = storefrontOver(async () => Response.json({}), {
      panel: async (request, nonce) => {
        panelRequests.push([new URL(request.url).pathname, nonce]);
        return new Response('panel');
      },
    });
    for (const path of ['/sandbox', '/sandbox/gallery', '/sandbox/api/status']) {
      const response = await app.request(path);
      expect(await response.text()).toBe('panel');
      const [, nonce] = panelRequests.at(-1) ?? [];
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    }
    expect(panelRequests.map(([path]) => path)).toEqual([
      '/sandbox',
      '/sandbox/gallery',
      '/sandbox/api/status',
    ]);
  });

  it('does not exist with a live host, which gets no such request', async () => {
    const { app, requests } = echoStorefront();
    for (const path of ['/sandbox', '/sandbox/gallery', '/sandbox/api/status'])
      expect((await app.request(path)).status, path).toBe(404);
    expect((await app.request('/sandbox/api/data', { method: 'DELETE' })).status).toBe(404);
    expect(requests.filter(({ url }) => url.includes('sandbox'))).toEqual([]);
  });
});

it.each([
  ['/LC-US/eyeglasses?FRAME_SHAPE=round&page=2', '/lc-us/eyeglasses?FRAME_SHAPE=round&page=2'],
  ['/lc-us/Eyeglasses', '/lc-us/eyeglasses'],
  ['/en-ca/LOGOFF?storeId=10852', '/en-ca/Logoff?storeId=10852'],
])('leads from %s to the one address of the page', async (requested, canonical) => {
  const { app, requests } = echoStorefront();
  const response = await app.request(requested);
  expect([response.status, response.headers.get('location')]).toEqual([301, canonical]);
  expect(requests).toEqual([]);
});
