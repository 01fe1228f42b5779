import { testSandbox } from '@sandbox/testing/test-sandbox';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RenderedPage } from '@/app/page-request';
import { storefrontOver } from '../../../tests/support/test-storefront';
import { SharedResponses } from '../upstream/shared-responses';
import { PageCache, type PublicPage } from './page-cache';

const URL = 'https://www.example.com/lc-us';

function page(rendered: Partial<RenderedPage> = {}): PublicPage {
  const whole = {
    status: 200,
    locale: 'lc-us',
    noReferrer: false,
    isIncomplete: false,
    body: new Uint8Array(),
  };
  return {
    rendered: { ...whole, ...rendered } as RenderedPage,
    keys: new Set(['product-1']),
    encoded: new Map(),
  };
}

describe('pages that everyone gets', () => {
  it('are rendered once for many views, also at the same time, for ten seconds', async () => {
    let now = 1;
    const pages = new PageCache(new SharedResponses(), () => now);
    const render = vi.fn(async () => page());
    const views = await Promise.all([1, 2, 3].map(() => pages.fetch(URL, render)));
    expect(new Set(views).size).toBe(1);
    now += 9999;
    await pages.fetch(URL, render);
    expect(render).toHaveBeenCalledOnce();
    now += 1;
    await pages.fetch(URL, render);
    await pages.fetch(`${URL}/eyeglasses`, render);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('are rendered again when one of their keys was purged, also while they are rendered', async () => {
    let now = 1;
    const responses = new SharedResponses(undefined, () => now);
    const pages = new PageCache(responses, () => now);
    const [first, second, third] = [page(), page(), page()];
    const rendering = Promise.withResolvers<PublicPage>();
    const view = pages.fetch(URL, () => rendering.promise);
    now = 2;
    await responses.purge(['product-1']);
    rendering.resolve(first);
    await view;
    now = 3;
    expect(await pages.fetch(URL, async () => second)).toBe(second);
    await responses.purge(['product-2']);
    expect(await pages.fetch(URL, async () => third)).toBe(second);
  });

  it.each([
    ['without their main content', { status: 503 }],
    ['without marketing', { isIncomplete: true }],
  ] as const)('are not cached %s', async (_what, rendered) => {
    const pages = new PageCache(new SharedResponses());
    const whole = page();
    await pages.fetch(URL, async () => page(rendered));
    expect(await pages.fetch(URL, async () => whole)).toBe(whole);
  });

  it('are not cached when they could not be rendered', async () => {
    const pages = new PageCache(new SharedResponses());
    await expect(pages.fetch(URL, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const whole = page();
    expect(await pages.fetch(URL, async () => whole)).toBe(whole);
  });
});

it('sends a cached page as it was, in each encoding and for each host, and none to a shopper with a session', async () => {
  // The clock stands still: no marketing comes too late, and no page is too old.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { sandbox } = testSandbox();
  const responses = new SharedResponses();
  const { app } = storefrontOver(sandbox.fetch, {}, { responses, pageCache: new PageCache(responses) });
  const view = async (encoding: string, cookie = '', host = 'https://www.example.com') => {
    const headers = { 'accept-encoding': encoding, cookie };
    const response = await app.request(`${host}/lc-us/eyeglasses?utm_source=${encoding}`, { headers });
    return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await view(encoding);
    const second = await view(encoding);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect([...second.headers].sort()).toEqual([...first.headers].sort());
  }
  const other = await view('identity', '', 'https://www.example.ca');
  expect(other.bytes.toString()).toContain('https://www.example.ca/');
  const own = await view('identity', 'prescription=planted-secret');
  expect(own.headers.get('cache-control')).toMatch(/^private/);
  expect((await view('identity')).bytes.toString()).not.toContain('planted-secret');
});
