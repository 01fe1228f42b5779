import { expect, it } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { toWireFacet } from './to-wire-facet';

const usSite = siteByLocale('lc-us');

it('formats index field and value', () => {
  expect(toWireFacet({ name: 'FRAME_SHAPE', value: 'cat-eye' }, usSite)).toBe('ads_f40020_ntk_cs:"cat-eye"');
  expect(toWireFacet({ name: 'ParentCatalogGroup', value: '40010' }, usSite)).toBe(
    'parentCatgroup_id_search:"40010"',
  );
});

it('escapes quotation marks and backslashes', () => {
  expect(toWireFacet({ name: 'ManufacturerName', value: 'A"B\\C' }, usSite)).toBe(
    'mfName_ntk_cs:"A\\"B\\\\C"',
  );
});

it('formats price ranges in the currency of the site, with open ends', () => {
  const price = (value: string, site = usSite) => toWireFacet({ name: 'PRICE', value }, site);
  expect(price('100-200')).toBe('price_USD:({100 200} 200)');
  expect(price('-50')).toBe('price_USD:({* 50} 50)');
  expect(price('300-', siteByLocale('fr-ca'))).toBe('price_CAD:({300 *} *)');
});

it('starts a width range just below its lower end, which the commerce API excludes', () => {
  expect(toWireFacet({ name: 'TOTAL_WIDTH', value: '133-139' }, usSite)).toBe(
    'ads_f40041_ntk_d:({132.999 139} 139)',
  );
});

it.each(['CUT', 'constructor', '__proto__'])('does not request the unknown facet %s', (name) => {
  expect(toWireFacet({ name, value: 'x' }, usSite)).toBeUndefined();
});

it.each(['', '-', 'cheap', '10', '1-2-3', '1e3-2'])('does not request the range "%s"', (value) => {
  expect(toWireFacet({ name: 'PRICE', value }, usSite)).toBeUndefined();
});
