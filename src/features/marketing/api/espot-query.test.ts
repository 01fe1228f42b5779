import { expect, it, onTestFinished, vi } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import type { EspotConfig } from './espot-config';
import { espotQuery } from './espot-query';

const site = siteByLocale('fr-ca');
const query = new URLSearchParams('cid=spring&promo=a b&facet=x&facet=y&langId=-1&ria=maybe&catalogId=x');
const espotResponse = (marketingText: string) => ({
  MarketingSpotData: [
    { eSpotName: 'A', baseMarketingSpotActivityData: [{ marketingContentDescription: [{ marketingText }] }] },
  ],
});

/** Returns the URL an espot is requested from, and the HTML for a response. */
async function fetchEspot(
  espot: EspotConfig,
  response: object = espotResponse('<p onclick="x()">Sale</p>'),
  init?: ResponseInit,
) {
  const urls: URL[] = [];
  const html = await espotQuery(site, espot, query).fetch({
    transport: async ({ url }) => {
      urls.push(new URL(url));
      return Response.json(response, init);
    },
  });
  return { html, path: urls[0]?.pathname, query: urls[0]?.search };
}

const ESPOT_PATH = '/wcs/resources/store/10852/espot';
const FORWARDED = '&cid=spring&promo=a+b&facet=x&facet=y';

it.each<[string, EspotConfig, string, string]>([
  ['a plain espot', { name: 'A' }, `${ESPOT_PATH}/A`, '?langId=-25'],
  ['a product espot', { name: 'A', productId: '7' }, `${ESPOT_PATH}/A/product/7`, '?langId=-25'],
  [
    'a cookie-sensitive espot',
    { name: 'A', cookieSensitive: true },
    `${ESPOT_PATH}/cookie-sensitive/A`,
    `?langId=-25${FORWARDED}`,
  ],
  [
    'a cookie-sensitive product espot with insurance',
    { name: 'A', cookieSensitive: true, productId: '7', ria: true },
    `${ESPOT_PATH}/cookie-sensitive/A/product/7`,
    `?langId=-25&ria=true${FORWARDED}`,
  ],
  [
    'a cookie-sensitive category espot without insurance',
    { name: 'A', cookieSensitive: true, categoryId: '40002', ria: false },
    `${ESPOT_PATH}/cookie-sensitive/A/category/40002`,
    `?langId=-25&ria=false${FORWARDED}`,
  ],
])('requests %s from its own URL', async (_title, espot, path, expectedQuery) => {
  expect(await fetchEspot(espot)).toEqual({ html: '<p>Sale</p>', path, query: expectedQuery });
});

it('includes the page query in the cache key only for cookie-sensitive espots', () => {
  const keys = (espot: EspotConfig) =>
    ['cid=1', 'cid=2'].map((text) => JSON.stringify(espotQuery(site, espot, new URLSearchParams(text)).key));
  const [plain, samePlain] = keys({ name: 'A' });
  const [first, second] = keys({ name: 'A', cookieSensitive: true });
  expect(plain).toBe(samePlain);
  expect(first).not.toBe(second);
});

it("ignores the page's values of the call's own parameters", () => {
  const key = (text: string) =>
    JSON.stringify(espotQuery(site, { name: 'A', cookieSensitive: true }, new URLSearchParams(text)).key);
  expect(key('cid=1&ria=1&langId=-1&catalogId=7')).toBe(key('cid=1'));
});

it('leaves transient parameters out of the cache key', () => {
  const key = (text: string) =>
    JSON.stringify(
      espotQuery(
        site,
        { name: 'A', cookieSensitive: true, transientParams: ['page', 'facet'] },
        new URLSearchParams(text),
      ).key,
    );
  expect(key('cid=1&facet=a&facet=b&page=2')).toBe(key('cid=1'));
  expect(key('cid=2&page=2')).not.toBe(key('cid=1&page=2'));
});

it('returns an empty string for an empty espot and rejects when the request fails', async () => {
  expect((await fetchEspot({ name: 'A' }, { MarketingSpotData: [{ eSpotName: 'A' }] })).html).toBe('');
  await expect(fetchEspot({ name: 'A' }, {}, { status: 500 })).rejects.toThrow();
});

it('times out a slow request', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const signals: AbortSignal[] = [];
  const pending = espotQuery(site, { name: 'A' }, query).fetch({
    transport: ({ signal }) =>
      new Promise((_, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  const failed = expect(pending).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(5000);
  await failed;
  expect(signals).toHaveLength(1);
});
