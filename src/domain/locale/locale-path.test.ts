import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeFromPath, switchLocale } from './locale-path';
import { LOCALE_CODES } from './locales';

describe('the locale of a path', () => {
  test.each([
    ['/lc-us', 'lc-us'],
    ['/es-us/', 'es-us'],
    ['/en-ca/eyeglasses', 'en-ca'],
    ['/fr-ca/face-shape?ref=startFa', 'fr-ca'],
    ['/fr-ca?x=1', 'fr-ca'],
  ])('%s is %s', (pathname, code) => {
    expect(localeFromPath(pathname)).toBe(code);
  });

  test.each([
    '/',
    '',
    '/AjaxOrderItemDisplayView',
    '/lc-usa',
    '/LC-US',
    'lc-us/eyeglasses',
    '/x/lc-us',
    '/toString',
  ])('%j has no locale', (pathname) => {
    expect(localeFromPath(pathname)).toBeUndefined();
  });
});

describe('switching the locale', () => {
  test.each([
    ['/lc-us', 'fr-ca', '/fr-ca'],
    ['/', 'es-us', '/es-us'],
    ['/lc-us/8056000012345', 'es-us', '/es-us/8056000012345'],
    ['/en-ca/search?q=round&page=2', 'fr-ca', '/fr-ca/search?q=round&page=2'],
    ['/lc-us/lc-us', 'en-ca', '/en-ca/lc-us'],
    ['/AjaxOrderItemDisplayView', 'fr-ca', '/AjaxOrderItemDisplayView'],
  ] as const)('%s in %s is %s', (pathname, target, expected) => {
    expect(switchLocale(pathname, target)).toBe(expected);
  });

  test.each([
    ['/lc-us/account', 'es-us', '/lc-us/account'],
    ['/lc-us/account?langId=-1', 'fr-ca', '/en-ca/account?langId=-1'],
    ['/en-ca/NonAjaxAccountWishListDisplayView', 'es-us', '/lc-us/NonAjaxAccountWishListDisplayView'],
    ['/en-ca/myAccount/', 'fr-ca', '/en-ca/myAccount/'],
  ] as const)('the country page %s in %s is %s', (pathname, target, expected) => {
    expect(switchLocale(pathname, target)).toBe(expected);
  });

  test('a page below the account has a URL in each locale', () => {
    expect(switchLocale('/lc-us/account/prescriptions', 'es-us')).toBe('/es-us/account/prescriptions');
  });

  test('switches to the target and back', () => {
    const code = fc.constantFrom(...LOCALE_CODES);
    fc.assert(
      fc.property(code, code, fc.webPath({ size: 'small' }), (from, to, rest) => {
        fc.pre(!/^\/(account|myAccount|Logoff|NonAjaxAccountWishListDisplayView)\/?$/.test(rest));
        const switched = switchLocale(`/${from}${rest}`, to);
        expect(localeFromPath(switched)).toBe(to);
        expect(switchLocale(switched, from)).toBe(`/${from}${rest}`);
      }),
    );
  });
});
