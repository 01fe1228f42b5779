import { afterEach, expect, it, vi } from 'vitest';
import { cacheStylesheet } from './cache-stylesheet';

afterEach(() => {
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: as in the tested code
  document.cookie = 'stylesheet=; Path=/; Max-Age=0';
});

it.each([
  [
    'remembers the stylesheet once it is cached',
    async () => new Response(''),
    'stylesheet=/_build/style-1.css',
  ],
  ['does not remember a stylesheet that is gone', async () => new Response('', { status: 404 }), ''],
  ['ignores a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), ''],
])('%s', async (_case, respond, cookie) => {
  vi.stubGlobal('fetch', respond);
  await cacheStylesheet('/_build/style-1.css');
  expect(document.cookie).toBe(cookie);
});
