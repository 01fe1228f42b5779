import { expect, it } from 'vitest';
import { becomeGuest } from '../../testing/shoppers';
import type { TestAnswer } from '../../testing/test-caller';
import { testSandbox } from '../../testing/test-sandbox';

const ESPOT = '/wcs/resources/store/10851/espot';
/** The five ways to ask for a spot; all but the last know no category. */
const WAYS = {
  plain: (name: string) => `${ESPOT}/${name}`,
  product: (name: string) => `${ESPOT}/${name}/product/301122`,
  cookieSensitive: (name: string) => `${ESPOT}/cookie-sensitive/${name}`,
  cookieSensitiveProduct: (name: string) => `${ESPOT}/cookie-sensitive/${name}/product/301122`,
  cookieSensitiveCategory: (name: string) => `${ESPOT}/cookie-sensitive/${name}/category/40002`,
};
const ways = Object.entries(WAYS);

/** What the storefront reads of a spot. */
function contentOf({ body }: TestAnswer) {
  return body.MarketingSpotData[0].baseMarketingSpotActivityData?.[0].marketingContentDescription[0];
}

it.each(ways)('answers a spot with content, in the language of the call (%s)', async (_way, path) => {
  const caller = testSandbox().caller();
  const texts = {
    '-1': 'Free standard shipping',
    '-50': 'Envío estándar gratis',
    '-25': 'Livraison standard',
  };
  for (const [langId, text] of Object.entries(texts)) {
    const answer = await caller.get(`${path('Header_Announcement')}?langId=${langId}`);
    expect(answer.status).toBe(200);
    expect(answer.body.MarketingSpotData[0].eSpotName).toBe('Header_Announcement');
    expect(contentOf(answer)).toEqual({ language: langId, marketingText: expect.stringContaining(text) });
  }
});

it.each(ways)('answers an unknown spot without content, which is no failure (%s)', async (_way, path) => {
  const answer = await testSandbox().caller().get(path('Nobody_Filled_This'));
  expect(answer.status).toBe(200);
  expect(answer.body.MarketingSpotData[0].eSpotName).toBe('Nobody_Filled_This');
  expect(contentOf(answer)).toBeUndefined();
});

it("shows a category's spot on the pages of this category only", async () => {
  const caller = testSandbox().caller();
  const ofCategory = (id: string) => caller.get(`${ESPOT}/cookie-sensitive/Listing_Banner/category/${id}`);
  expect(contentOf(await ofCategory('40002'))?.marketingText).toContain('UVA');
  expect(contentOf(await ofCategory('40001'))?.marketingText).not.toContain('UVA');
  expect(contentOf(await ofCategory('49999'))).toBeUndefined();
  expect(contentOf(await caller.get(WAYS.plain('Listing_Banner')))).toBeUndefined();
});

it.each([
  ['10851', '-1', '/lc-us/sunglasses'],
  ['10851', '-50', '/es-us/sunglasses'],
  ['10852', '-24', '/en-ca/sunglasses'],
  ['10852', '-25', '/fr-ca/sunglasses'],
])('leads to the pages of the locale of the call (store %s, language %s)', async (storeId, langId, path) => {
  const address = `${WAYS.plain('Home_Story').replace('10851', storeId)}?langId=${langId}`;
  const { marketingText } = contentOf(await testSandbox().caller().get(address));
  expect(marketingText).toContain(`href="${path}?`);
  expect(marketingText).not.toContain('{');
});

it('speaks English where the call names no language', async () => {
  const answer = await testSandbox().caller().get(WAYS.plain('Header_Announcement'));
  expect(contentOf(answer)?.marketingText).toBe('<p>Free standard shipping on every pair.</p>');
});

it('gives the insurance companies as JSON inside the text', async () => {
  const answer = await testSandbox().caller().get(WAYS.plain('X_Insurance_Providers'));
  const providers = JSON.parse(contentOf(answer)?.marketingText);
  expect(providers.map(({ key }: { key: string }) => key)).toContain('EYEMED');
});

it.each(ways)('refuses a name that is none, and an unknown store (%s)', async (_way, path) => {
  const caller = testSandbox().caller();
  expect((await caller.get(path('no%20name'))).status).toBe(400);
  expect((await caller.get(path('Header_Announcement').replace('10851', '99999'))).status).toBe(400);
});

it.each(ways.slice(2))(
  "refuses an ended session where the answer is the shopper's (%s)",
  async (_way, path) => {
    const { caller, pass } = testSandbox();
    const shopper = caller();
    await becomeGuest(shopper);
    pass(31 * 24 * 60 * 60 * 1000);
    expect((await shopper.get(path('Header_Announcement'))).status).toBe(401);
    expect((await shopper.get(WAYS.plain('Header_Announcement'))).status).toBe(200);
  },
);
