import { sharedSeed } from '@sandbox/seed/shared-seed';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '@/domain/locale/locales';
import { storefrontOver, testStorefront } from '../../tests/support/test-storefront';

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

async function fetchLocations(app: ReturnType<typeof testStorefront>['app'], url: string): Promise<string[]> {
  const response = await app.request(url);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return locations(await response.text());
}

describe('robots.txt', () => {
  it('names the sitemap of its host, and leaves out what belongs to one shopper', async () => {
    const { app } = testStorefront();
    const text = await (await app.request('https://www.example.com/robots.txt')).text();
    expect(text).toContain('\nSitemap: https://www.example.com/sitemap.xml\n');
    expect(text).toContain('\nDisallow: /*/checkout\n');
  });
});

describe('the sitemap', () => {
  it.each([
    ['https://www.marlowe.com', ['lc-us', 'es-us']],
    ['https://www.marlowe.ca', ['en-ca', 'fr-ca']],
    ['http://localhost:4173', LOCALE_CODES],
  ])('of %s lists the locales of its country', async (origin, locales) => {
    const { app } = testStorefront();
    expect(await fetchLocations(app, `${origin}/sitemap.xml`)).toEqual(
      locales.map((locale) => `${origin}/sitemap/${locale}.xml`),
    );
  });

  it('lists each color of each product of the store once, and only pages that search engines may show', async () => {
    const { frames, contactLenses } = sharedSeed().catalog;
    const { app } = testStorefront();
    const urls = await fetchLocations(app, 'https://store.test/sitemap/fr-ca.xml');
    expect(urls.filter((url) => /\/\d+$/.test(url))).toHaveLength(
      frames.flatMap(({ colors }) => colors).length + contactLenses.length,
    );
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls.filter((each, index) => index % 500 === 0 || !/\/\d+$/.test(each))) {
      const page = await app.request(url);
      expect([url, page.status]).toEqual([url, 200]);
      expect(await page.text()).toContain(`<link rel="canonical" href="${url}"`);
    }
  });

  it('requests the products once while they are fresh, and again after a failure', async () => {
    let isDown = true;
    const { sandbox } = testStorefront();
    const { app, requests } = storefrontOver(async (request) =>
      isDown ? new Response('<html>', { status: 503 }) : sandbox.fetch(request),
    );
    const failed = await app.request('/sitemap/lc-us.xml');
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '120']);
    isDown = false;
    await Promise.all([1, 2].map(() => app.request('/sitemap/lc-us.xml')));
    const { length } = requests;
    expect((await app.request('https://other.test/sitemap/lc-us.xml')).status).toBe(200);
    expect(requests).toHaveLength(length);
  });
});
