import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testStorefront } from '../../tests/support/test-storefront';

let folder: string;
let app: ReturnType<typeof testStorefront>['app'];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-build-'));
  mkdirSync(join(folder, '_build'));
  writeFileSync(join(folder, '_build/entry.js'), 'plain');
  writeFileSync(join(folder, '_build/entry.js.br'), 'br');
  writeFileSync(join(folder, '_build/entry.js.gz'), 'gzip');
  for (const name of ['favicon.svg', 'apple-touch-icon.png', 'share.png'])
    writeFileSync(join(folder, name), 'picture');
  ({ app } = testStorefront({ clientFolder: folder }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fetchFile = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('build files', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0', 'plain'],
    ['identity', 'plain'],
    ['', 'plain'],
  ])('for a client that accepts %j are %s', async (accepted, body) => {
    const response = await fetchFile('/_build/entry.js', { 'accept-encoding': accepted });
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-encoding') ?? 'plain').toBe(body);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['bytes=1-2', 206, 'la'],
    ['bytes=9-', 416, ''],
    ['items=1-2', 200, 'plain'],
    ['bytes=2-1,x', 200, 'plain'],
  ])('for the range %s have status %s', async (range, status, body) => {
    const response = await fetchFile('/_build/entry.js', { range });
    expect([response.status, await response.text()]).toEqual([status, body]);
  });
});

describe('public pictures', () => {
  it.each(['/favicon.svg', '/apple-touch-icon.png', '/share.png'])('%s is not sent twice', async (path) => {
    const response = await fetchFile(path);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = response.headers.get('etag') ?? '';
    const second = await fetchFile(path, { 'if-none-match': etag });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect(second.headers.get('etag')).toBe(etag);
    expect((await fetchFile(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('are what a browser gets that asks for an icon by the old name', async () => {
    const response = await fetchFile('/favicon.ico');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/apple-touch-icon.png']);
  });
});
