import { describe, expect, it, vi } from 'vitest';
import { storefrontOver, testStorefront } from '../../tests/support/test-storefront';
import { LIMITS } from './request-limits';

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('&');

const LONG_QUERIES = {
  'a long query': repeat(190, (index) => `a${index}=${'x'.repeat(60)}`),
  'many parameters': repeat(LIMITS.parameters + 1, () => 'a'),
  'a long name': `${'a'.repeat(LIMITS.parameterNameLength + 1)}=1`,
  'a long value': `a=${'x'.repeat(LIMITS.parameterValueLength + 1)}`,
};

const LONG_HEADERS = {
  'a long header': { 'accept-language': 'x'.repeat(LIMITS.headerLength + 1) },
  'a long cookie': { cookie: `a=${'x'.repeat(LIMITS.cookiesLength)}` },
  'many cookies': { cookie: 'a=1;'.repeat(LIMITS.cookies + 1) },
};

describe.each(Object.entries(LONG_QUERIES))('%s', (_, query) => {
  it('gets a page in the language of the URL that says so, without the query', async () => {
    const { app, requests } = testStorefront();
    const response = await app.request(`/fr-ca/eyeglasses?${query}`);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([414, 'no-store']);
    expect(html).toMatch(/<html lang="fr-CA">.*<h1[^>]*>L’adresse de cette page est trop longue</s);
    expect(html).toContain('href="/fr-ca"');
    expect(html.length).toBeLessThan(5000);
    expect(requests).toEqual([]);
  });

  it('does not reach the commerce API', async () => {
    const { app, requests } = testStorefront();
    const response = await app.request(`/wcs/resources/store/10851/cart/@self?${query}`);
    expect([response.status, await response.text()]).toEqual([414, 'URI Too Long']);
    expect(requests).toEqual([]);
  });
});

describe.each(Object.entries(LONG_HEADERS))('%s', (_, headers) => {
  it('gets a page that says what to do', async () => {
    const { app, requests } = testStorefront();
    const response = await app.request('/es-us', { headers });
    expect(response.status).toBe(431);
    expect(await response.text()).toMatch(/<h1[^>]*>Tu navegador envió demasiados datos/);
    expect(requests).toEqual([]);
  });

  it('does not reach the commerce API', async () => {
    const { app, requests } = testStorefront();
    const response = await app.request('/wcs/resources/store/10851/cart/@self', { headers });
    expect(response.status).toBe(431);
    expect(requests).toEqual([]);
  });
});

it('serves what is within the limits', async () => {
  const { app, requests } = storefrontOver(async () => Response.json({}));
  const parameters = repeat(100, (index) => `partNumber=${10_000_000 + index}`);
  const response = await app.request(`/wcs/resources/store/10851/cart/@self?${parameters}`, {
    headers: { cookie: `ria_1=${'x'.repeat(4000)}; ria_2=${'x'.repeat(4000)}` },
  });
  expect(response.status).toBe(200);
  expect(requests).toHaveLength(1);
});

/** A commerce API that sends JSON without an end. */
function endlessApi() {
  let sent = 0;
  const block = new TextEncoder().encode(`"${'x'.repeat(64 * 1024)}",`);
  const send = async () => {
    const body = new ReadableStream({
      pull(controller) {
        sent += block.byteLength;
        controller.enqueue(block);
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  return { send, sentBytes: () => sent };
}

it('reads a response of the commerce API up to its limit, and renders the page without it', async () => {
  const { send, sentBytes } = endlessApi();
  const { app, requests } = storefrontOver(send);
  const response = await app.request('/lc-us/stores/8929');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('<h1');
  expect(sentBytes()).toBeLessThan((LIMITS.responseBytes + 512 * 1024) * requests.length);
});

it('passes a response of the commerce API on up to its limit', async () => {
  const { send, sentBytes } = endlessApi();
  const { app } = storefrontOver(send);
  const response = await app.request('/wcs/resources/store/10851/cart/@self');
  await expect(response.text()).rejects.toThrow('The commerce API sent more than');
  expect(sentBytes()).toBeLessThan(LIMITS.proxiedBytes + 512 * 1024);
});

it('does not send a page of any size: 503', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const huge = 'A frame. '.repeat(20_000);
  const { sandbox } = testStorefront();
  const { app } = storefrontOver(async (request) => {
    const response = await sandbox.fetch(request);
    if (!request.url.includes('/productview/byCategory/')) return response;
    const text = JSON.stringify(await response.json());
    return Response.json(JSON.parse(text.replace(/"name":"[^"]*"/g, `"name":"${huge}"`)));
  });
  const response = await app.request('/lc-us/eyeglasses');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await response.text()).toMatch(/<h1[^>]*>This page did not load/);
  expect(log.mock.calls.join()).toContain('PageLimitError');
  log.mockRestore();
});
