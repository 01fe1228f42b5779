import { expect, it } from 'vitest';
import { storefrontOver, testStorefront } from '../../tests/support/test-storefront';
import { publicOrigins } from './public-origins';

const CART = '/wcs/resources/store/10851/cart/@self';

/** The cookies of a response of the commerce API, as they reach the browser. */
async function sent(cookie: string, url = `http://store.test${CART}`, origin?: string) {
  const send = async () => Response.json({}, { headers: { 'set-cookie': cookie } });
  const { app } = storefrontOver(send, {}, origin ? { origins: publicOrigins(origin) } : {});
  return (await app.request(url)).headers.getSetCookie();
}

it.each([
  ['WC_USERACTIVITY_7=7; Path=/', 'WC_USERACTIVITY_7=7; Path=/; SameSite=Lax'],
  ['a=1; SameSite=None; Secure', 'a=1; SameSite=None; Secure'],
])('%s is sent with the attributes that it lacks', async (cookie, expected) => {
  expect(await sent(cookie)).toEqual([expected]);
});

it('are secure with HTTPS, also behind a proxy that ends it', async () => {
  const cookie = 'a=1; SameSite=Strict';
  expect(await sent(cookie, `https://store.test${CART}`)).toEqual([`${cookie}; Secure`]);
  const behindProxy = `http://www.marlowe.com${CART}`;
  expect(await sent(cookie, behindProxy, 'https://www.marlowe.com')).toEqual([`${cookie}; Secure`]);
});

it("includes the store's own", async () => {
  const response = await testStorefront().app.request('https://store.test/fr-ca/checkout');
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^store_locale=.*; Secure$/)]);
});
