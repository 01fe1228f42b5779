import { expect, it } from 'vitest';
import { otherCountryAccountUrl } from './other-country-account';

const CANADA = '/en-ca/account?storeId=10852&catalogId=10102&langId=-24';
const US = '/lc-us/account?storeId=10851&catalogId=10101&langId=-1';

it.each([
  ['https://www.marlowe.com', 'CA', `https://www.marlowe.ca${CANADA}`],
  ['https://www.marlowe.ca', 'US', `https://www.marlowe.com${US}`],
  // A host that serves both countries.
  ['http://localhost:4173', 'CA', CANADA],
  ['https://www.marlowe.com', 'US', US],
] as const)('from %s to %s', (origin, country, expected) => {
  expect(otherCountryAccountUrl(origin, country)).toBe(expected);
});

it.each([
  ['/es-us/sunglasses?facet=FRAME_SHAPE%3ARound', '/en-ca/sunglasses?facet=FRAME_SHAPE%3ARound'],
  [
    '/lc-us/NonAjaxAccountWishListDisplayView?storeId=10851&catalogId=10101&langId=-50',
    '/en-ca/NonAjaxAccountWishListDisplayView?storeId=10852&catalogId=10102&langId=-24',
  ],
])('passes on %s as a page of the other country', (redirectPath, expected) => {
  const url = new URL(otherCountryAccountUrl('https://www.marlowe.com', 'CA', redirectPath));
  expect(url.searchParams.get('redirectPath')).toBe(expected);
});

it.each([
  '/AjaxOrderItemDisplayView?storeId=10851&catalogId=10101&langId=-1',
  '/lc-us/checkout',
  '/lc-us/checkout/prescription?encOrderMemberId=7',
])('does not pass on %s, which belongs to one country', (redirectPath) => {
  expect(otherCountryAccountUrl('https://www.marlowe.com', 'CA', redirectPath)).toBe(
    `https://www.marlowe.ca${CANADA}`,
  );
});
