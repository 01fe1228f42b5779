import { becomeGuest } from '@sandbox/testing/shoppers';
import { frameColours, saveFrames } from '@sandbox/testing/wishlists';
import { describe, expect, it } from 'vitest';
import { storefrontOver, testStorefront } from '../../tests/support/test-storefront';

describe('pages', () => {
  const cookie = 'WC_USERACTIVITY_7001=7001%2C10851%2Cnull%2Cnull%2C1%2Csecret';

  it("read with the shopper's own cookies, and are kept by nobody", async () => {
    const { app, sent } = testStorefront();
    const answer = await app.request('/AjaxOrderItemDisplayView', { headers: { cookie } });
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const carts = sent.filter(({ url }) => url.includes('/cart/@self'));
    expect(carts.map(({ headers }) => headers.get('cookie'))).toEqual([cookie]);
  });

  it('ask the search server once for what every shopper sees', async () => {
    const { app, sent } = testStorefront();
    const searches = () => sent.filter(({ url }) => url.includes('/search/resources/')).length;
    await app.request('/lc-us/eyeglasses');
    const asked = searches();
    await app.request('/lc-us/eyeglasses', { headers: { cookie } });
    expect(asked).toBeGreaterThan(0);
    expect(searches()).toBe(asked);
  });

  it('of a wishlist leave the pages of its frames whole', async () => {
    const { app, caller, sandbox } = testStorefront();
    const [frame] = frameColours(sandbox.context.catalogue, 1);
    if (!frame) throw new Error('The catalogue has no frame.');
    const guest = caller();
    await becomeGuest(guest);
    await saveFrames(guest, [frame.catentryId]);
    const page = async (path: string) =>
      (await app.request(path, { headers: { cookie: guest.cookieHeader } })).text();
    const wishlist = '/lc-us/NonAjaxAccountWishListDisplayView?storeId=10851&catalogId=10101&langId=-1';
    expect(await page(wishlist)).toContain(frame.upc);
    expect(await page(`/lc-us/${frame.upc}`)).toMatch(/<dt[^>]*>Shape<\/dt>/);
  });

  it('remember their locale, which addresses without one then have', async () => {
    const { app } = testStorefront();
    const french = await app.request('/fr-ca');
    expect(french.headers.get('set-cookie')).toMatch(/^store_locale=fr-ca;.*HttpOnly/);
    const headers = { cookie: 'store_locale=fr-ca' };
    const cart = await app.request('/AjaxOrderItemDisplayView', { headers });
    expect(await cart.text()).toContain('<html lang="fr-CA">');
    const icon = await app.request('/favicon.ico', { headers });
    expect(icon.status).toBe(404);
    expect(icon.headers.get('set-cookie')).toMatch(/^store_locale=fr-ca;/);
  });

  it("of the Canadian site are the Canadian store's, where neither address nor last visit says which", async () => {
    const { app } = testStorefront();
    const root = await app.request('https://marlowe.example.ca/', {
      headers: { 'accept-language': 'en-US' },
    });
    expect(root.headers.get('location')).toBe('/en-ca');
    const cart = await app.request('https://marlowe.example.ca/AjaxOrderItemDisplayView');
    expect(await cart.text()).toContain('<html lang="en-CA">');
  });

  it('do not exist for other methods', async () => {
    expect((await testStorefront().app.request('/lc-us', { method: 'POST' })).status).toBe(404);
  });
});

describe('scenarios', () => {
  const cartRead = ({ sent }: ReturnType<typeof testStorefront>) =>
    sent.find(({ url }) => url.includes('/cart/@self'))?.headers.get('cookie');

  it('begin with a query on a page, which is already drawn in it, also after another one', async () => {
    const storefront = testStorefront();
    const answer = await storefront.app.request('/AjaxOrderItemDisplayView?scenario=cart-out-of-reach', {
      headers: { cookie: 'sandbox_scenario=cart-late' },
    });
    expect(answer.headers.getSetCookie()).toContain(
      'sandbox_scenario=cart-out-of-reach; Path=/; SameSite=Lax',
    );
    expect(answer.status).toBe(200);
    expect(cartRead(storefront)).toMatch(/sandbox_scenario=cart-out-of-reach$/);
  });

  it('end with an empty one', async () => {
    const { app } = testStorefront();
    const answer = await app.request('/AjaxOrderItemDisplayView?scenario=');
    expect(answer.headers.getSetCookie()).toContain('sandbox_scenario=; Path=/; SameSite=Lax; Max-Age=0');
  });

  it('cannot set another cookie', async () => {
    const { app } = testStorefront();
    const hostile = encodeURIComponent('a; Domain=example.com\r\nSet-Cookie: injected=1');
    const answer = await app.request(`/lc-us?scenario=${hostile}`);
    for (const line of answer.headers.getSetCookie()) expect(line).not.toMatch(/; Domain|^injected|\n/);
  });

  it('are unknown where a live host answers', async () => {
    const { app } = storefrontOver(async () => Response.json({}, { status: 404 }));
    const answer = await app.request('/AjaxOrderItemDisplayView?scenario=cart-out-of-reach');
    expect(answer.headers.getSetCookie().join()).not.toContain('scenario');
  });
});
