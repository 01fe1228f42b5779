import { describe, expect, it } from 'vitest';
import { canonicalOrigin, localeOrigin } from './locale-origin';
import { localeUrl } from './locale-url';

const parseUrl = (url: string) => {
  const { pathname, search } = new URL(url, 'http://localhost');
  return { pathname, search };
};

describe('localeUrl', () => {
  it.each([
    ['/lc-us', 'fr-ca', '/fr-ca'],
    ['/lc-us/8056000012345', 'es-us', '/es-us/8056000012345'],
    [
      '/fr-ca/sunglasses?facet=FRAME_SHAPE%3ARound&page=2',
      'en-ca',
      '/en-ca/sunglasses?facet=FRAME_SHAPE%3ARound&page=2',
    ],
    [
      '/fr-ca/sunglasses?facet=FRAME_SHAPE:Round&page=2',
      'en-ca',
      '/en-ca/sunglasses?facet=FRAME_SHAPE:Round&page=2',
    ],
  ] as const)('preserves path and query: %s in %s', (url, target, expected) => {
    expect(localeUrl(parseUrl(url), target)).toBe(expected);
  });

  it('puts the language of a per-country page into the query', () => {
    expect(localeUrl(parseUrl('/lc-us/account'), 'es-us')).toBe('/lc-us/account?langId=-50');
    expect(localeUrl(parseUrl('/lc-us/account?langId=-50'), 'lc-us')).toBe('/lc-us/account?langId=-1');
    expect(localeUrl(parseUrl('/lc-us/account'), 'fr-ca')).toBe('/en-ca/account?langId=-25');
  });

  it('switches the store ids of the cart URL', () => {
    expect(
      localeUrl(parseUrl('/AjaxOrderItemDisplayView?storeId=10851&catalogId=10101&langId=-1'), 'fr-ca'),
    ).toBe('/AjaxOrderItemDisplayView?storeId=10852&catalogId=10102&langId=-25');
    expect(localeUrl(parseUrl('/AjaxOrderItemDisplayView'), 'en-ca')).toBe(
      '/AjaxOrderItemDisplayView?langId=-24',
    );
  });

  it('leads from the page of a store to the finder of the other country', () => {
    expect(localeUrl(parseUrl('/lc-us/stores/0279'), 'es-us')).toBe('/es-us/stores/0279');
    expect(localeUrl(parseUrl('/lc-us/stores/0279'), 'fr-ca')).toBe('/fr-ca/store-locator');
  });

  it('takes a booking along in its own country only', () => {
    const booking = '/eye-exam/schedule?storeNumber=0279&service=COMPREHENSIVE&time=S1';
    expect(localeUrl(parseUrl(`/lc-us${booking}`), 'es-us')).toBe(`/es-us${booking}`);
    expect(localeUrl(parseUrl(`/lc-us${booking}`), 'en-ca')).toBe('/en-ca/eye-exam/schedule');
  });

  it('closes the details of a store when the country changes', () => {
    const finder = '/store-locator?location=New+York';
    expect(localeUrl(parseUrl(`/lc-us${finder}&store=0279`), 'es-us')).toBe(`/es-us${finder}&store=0279`);
    expect(localeUrl(parseUrl(`/lc-us${finder}&store=0279`), 'fr-ca')).toBe(`/fr-ca${finder}`);
    expect(localeUrl(parseUrl('/lc-us/store-locator?store=0279'), 'fr-ca')).toBe('/fr-ca/store-locator');
  });

  it('updates langId on a page with its locale in the path', () => {
    expect(localeUrl(parseUrl('/lc-us/eye-exam/thank-you?langId=-1'), 'fr-ca')).toBe(
      '/fr-ca/eye-exam/thank-you?langId=-25',
    );
  });
});

it.each([
  ['https://www.marlowe.com', 'lc-us', ''],
  ['https://www.marlowe.com', 'es-us', ''],
  ['https://www.marlowe.com', 'en-ca', 'https://www.marlowe.ca'],
  ['https://www.marlowe.com', 'fr-ca', 'https://www.marlowe.ca'],
  ['https://www.marlowe.ca', 'es-us', 'https://www.marlowe.com'],
  ['https://www.marlowe.ca', 'fr-ca', ''],
  ['https://marlowe.example', 'fr-ca', ''],
  ['http://localhost:4173', 'fr-ca', ''],
  ['https://store.com.example', 'fr-ca', ''],
  ['', 'fr-ca', ''],
] as const)('%s in %s maps to host %j', (origin, target, expected) => {
  expect(localeOrigin(origin, target)).toBe(expected);
  expect(canonicalOrigin(origin, target)).toBe(expected || origin);
});
