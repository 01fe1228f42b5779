import { expect, it } from 'vitest';
import { becomeGuest } from '../../testing/shoppers';
import type { TestResponse } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const ESPOT = '/wcs/resources/store/10851/espot';
/** The five espot routes; only the last one has a category. */
const ROUTES = {
  plain: (name: string) => `${ESPOT}/${name}`,
  product: (name: string) => `${ESPOT}/${name}/product/301122`,
  cookieSensitive: (name: string) => `${ESPOT}/cookie-sensitive/${name}`,
  cookieSensitiveProduct: (name: string) => `${ESPOT}/cookie-sensitive/${name}/product/301122`,
  cookieSensitiveCategory: (name: string) => `${ESPOT}/cookie-sensitive/${name}/category/40002`,
};
const routes = Object.entries(ROUTES);

/** Returns the content that the storefront uses. */
function contentOf({ body }: TestResponse) {
  return body.MarketingSpotData[0].baseMarketingSpotActivityData?.[0].marketingContentDescription[0];
}

it.each(routes)('returns the content of an espot in the requested language (%s)', async (_route, path) => {
  const client = testSandbox().client();
  const expectedTexts = {
    '-1': 'Free standard shipping',
    '-50': 'Envío estándar gratis',
    '-25': 'Livraison standard',
  };
  for (const [langId, text] of Object.entries(expectedTexts)) {
    const response = await client.get(`${path('Header_Announcement')}?langId=${langId}`);
    expect(response.status).toBe(200);
    expect(response.body.MarketingSpotData[0].eSpotName).toBe('Header_Announcement');
    expect(contentOf(response)).toEqual({ language: langId, marketingText: expect.stringContaining(text) });
  }
});

it('returns texts for Canada in Canadian spelling', async () => {
  const client = testSandbox().client();
  for (const name of ['Home_Story', 'Lens_mirror']) {
    const textOf = async (langId: string) =>
      contentOf(await client.get(`${ROUTES.plain(name)}?langId=${langId}`))?.marketingText;
    expect(await textOf('-24')).toMatch(/ colours? /);
    expect(await textOf('-1')).toMatch(/ colors? /);
  }
});

it.each(routes)(
  'returns an unknown espot without content and without an error (%s)',
  async (_route, path) => {
    const response = await testSandbox().client().get(path('Nobody_Filled_This'));
    expect(response.status).toBe(200);
    expect(response.body.MarketingSpotData[0].eSpotName).toBe('Nobody_Filled_This');
    expect(contentOf(response)).toBeUndefined();
  },
);

it('returns the espot of a category only for this category', async () => {
  const client = testSandbox().client();
  const ofCategory = (id: string) => client.get(`${ESPOT}/cookie-sensitive/Listing_Banner/category/${id}`);
  expect(contentOf(await ofCategory('40002'))?.marketingText).toContain('UVA');
  expect(contentOf(await ofCategory('40001'))?.marketingText).not.toContain('UVA');
  expect(contentOf(await ofCategory('49999'))).toBeUndefined();
  expect(contentOf(await client.get(ROUTES.plain('Listing_Banner')))).toBeUndefined();
});

it.each([
  ['10851', '-1', '/lc-us/sunglasses'],
  ['10851', '-50', '/es-us/sunglasses'],
  ['10852', '-24', '/en-ca/sunglasses'],
  ['10852', '-25', '/fr-ca/sunglasses'],
])('links to pages in the locale of the request (store %s, language %s)', async (storeId, langId, path) => {
  const url = `${ROUTES.plain('Home_Story').replace('10851', storeId)}?langId=${langId}`;
  const { marketingText } = contentOf(await testSandbox().client().get(url));
  expect(marketingText).toContain(`href="${path}?`);
  expect(marketingText).not.toContain('{');
});

it('returns English by default', async () => {
  const response = await testSandbox().client().get(ROUTES.plain('Header_Announcement'));
  expect(contentOf(response)?.marketingText).toBe('<p>Free standard shipping on every pair.</p>');
});

it('returns the insurance companies as JSON in the text', async () => {
  const response = await testSandbox().client().get(ROUTES.plain('X_Insurance_Providers'));
  const providers: { key: string; claimProcess?: string }[] = JSON.parse(contentOf(response)?.marketingText);
  // The featured providers first (002 §1), and each claim process (002 §8).
  expect(providers.slice(0, 6).map(({ key }) => key)).toEqual([
    'EYEMED',
    'AETNA',
    'HUMANA',
    'UHC',
    'CIGNA',
    'DAVIS',
  ]);
  expect(providers.flatMap(({ claimProcess = [] }) => claimProcess).sort()).toEqual(['2', '2.1', '3', '4']);
});

it('returns the insurance companies of the other country in its store', async () => {
  const path = ROUTES.plain('X_Insurance_Providers').replace('10851', '10852');
  const response = await testSandbox().client().get(path);
  const providers: { text: string }[] = JSON.parse(contentOf(response)?.marketingText);
  expect(providers.map(({ text }) => text).slice(0, 3)).toEqual(['Sun Life', 'Manulife', 'Canada Life']);
  expect(providers.map(({ text }) => text)).not.toContain('EyeMed');
});

it.each(routes)('rejects an invalid name and an unknown store (%s)', async (_route, path) => {
  const client = testSandbox().client();
  expect((await client.get(path('no%20name'))).status).toBe(400);
  expect((await client.get(path('Header_Announcement').replace('10851', '99999'))).status).toBe(400);
});

it.each(routes.slice(2))(
  'rejects an expired session on cookie-sensitive routes (%s)',
  async (_route, path) => {
    const { client, advanceClock } = testSandbox();
    const shopper = client();
    await becomeGuest(shopper);
    advanceClock(31 * 24 * 60 * 60 * 1000);
    expect((await shopper.get(path('Header_Announcement'))).status).toBe(401);
    expect((await shopper.get(ROUTES.plain('Header_Announcement'))).status).toBe(200);
  },
);
