import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testStorefront } from '../../tests/support/test-storefront';

const { app } = testStorefront();

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=1.0, gzip;q=0.8', 'br', brotliDecompressSync],
  ['br;q=0.2, gzip;q=0.8', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
])('compresses a page for a client that accepts %j with %s', async (accepted, encoding, decompress) => {
  const response = await app.request('/lc-us/checkout', { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  const html = decompress(Buffer.from(await response.arrayBuffer())).toString();
  expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  // The cookies of the page are preserved.
  expect(response.headers.get('set-cookie')).toContain('store_locale=lc-us');
});

it('responds with 304 to a client that has the page in the encoding that it accepts', async () => {
  const request = (encoding: string, etag = '') =>
    app.request('/lc-us/terms', { headers: { 'accept-encoding': encoding, 'if-none-match': etag } });
  const [plain, brotli] = [await request(''), await request('br')];
  const [tag = '', ofBrotli = ''] = [plain.headers.get('etag') ?? '', brotli.headers.get('etag') ?? ''];
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect(ofBrotli).toBe(tag.replace(/"$/, '-br"'));
  const same = await request('br', `"other", W/${ofBrotli}`);
  expect([same.status, await same.text()]).toEqual([304, '']);
  for (const name of ['etag', 'vary', 'cache-control'])
    expect(same.headers.get(name), name).toBe(brotli.headers.get(name));
  expect((await request('br', tag)).status).toBe(200);
  expect((await request('gzip', ofBrotli)).status).toBe(200);
});

it('leaves a page as it is for a client that names no encoding, and the data of the commerce API to gzip', async () => {
  const page = await app.request('/lc-us/terms');
  expect(page.headers.get('content-encoding')).toBeNull();
  expect(page.headers.get('vary')).toContain('Accept-Encoding');
  const data = await app.request(
    '/search/resources/store/10851/categoryview/@top?catalogId=10101&langId=-1&currency=USD',
    { headers: { 'accept-encoding': 'br, gzip' } },
  );
  expect(data.headers.get('content-encoding')).not.toBe('br');
});
