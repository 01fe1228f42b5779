import { describe, expect, test } from 'vitest';
import {
  accountLinkIds,
  countrySegment,
  hostSuffixByLanguageId,
  localeByLanguageId,
  localesForHost,
  localesOf,
  storeIdByLanguageId,
  storeLocatorLanguageId,
} from './locale-lookup';
import { LOCALE_CODES, LOCALES } from './locales';

describe('the locale table', () => {
  test('lists each locale once', () => {
    expect([...LOCALE_CODES].sort()).toEqual(Object.keys(LOCALES).sort());
  });

  test('gives each locale its own language id and language tag', () => {
    const configs = Object.values(LOCALES);
    expect(new Set(configs.map((config) => config.languageId)).size).toBe(4);
    expect(new Set(configs.map((config) => config.languageTag)).size).toBe(4);
  });
});

test.each([
  ['-1', 'lc-us', '10851', '.com'],
  ['-50', 'es-us', '10851', '.com'],
  ['-24', 'en-ca', '10852', '.ca'],
  ['-25', 'fr-ca', '10852', '.ca'],
])('language %s is locale %s of store %s on %s', (languageId, code, storeId, suffix) => {
  expect(localeByLanguageId(languageId)).toBe(code);
  expect(localeByLanguageId(Number(languageId))).toBe(code);
  expect(storeIdByLanguageId(languageId)).toBe(storeId);
  expect(hostSuffixByLanguageId(languageId)).toBe(suffix);
});

test.each(['0', '-2', '1', '', 'toString'])('language id %j belongs to no locale', (languageId) => {
  expect(localeByLanguageId(languageId)).toBeUndefined();
  expect(storeIdByLanguageId(languageId)).toBeUndefined();
  expect(hostSuffixByLanguageId(languageId)).toBeUndefined();
});

test('links to country pages use lc-us for the US storeId and en-ca otherwise', () => {
  expect(countrySegment('10851')).toBe('lc-us');
  expect(countrySegment(10851)).toBe('lc-us');
  expect(countrySegment('10852')).toBe('en-ca');
  expect(countrySegment('99999')).toBe('en-ca');
});

test.each([
  ['www.marlowe.example.ca', ['en-ca', 'fr-ca']],
  ['WWW.MARLOWE.CA.', ['en-ca', 'fr-ca']],
  ['www.marlowe.example.com', ['lc-us', 'es-us']],
  ['ca.marlowe.com', ['lc-us', 'es-us']],
  ['localhost', ['lc-us', 'es-us', 'en-ca', 'fr-ca']],
  ['marloweca', ['lc-us', 'es-us', 'en-ca', 'fr-ca']],
])('host %s has the locales %j', (host, locales) => {
  expect(localesForHost(host)).toEqual(locales);
});

test('the store locator receives English for Spanish, and any other language unchanged', () => {
  expect(storeLocatorLanguageId('-50')).toBe('-1');
  expect(storeLocatorLanguageId('-1')).toBe('-1');
  expect(storeLocatorLanguageId('-24')).toBe('-24');
  expect(storeLocatorLanguageId('-25')).toBe('-25');
});

test('account links carry the ids of the locale', () => {
  expect(accountLinkIds('fr-ca')).toEqual({ catalogId: '10102', langId: '-25', storeId: '10852' });
});

test('locales are grouped by country', () => {
  expect(localesOf('us')).toEqual(['lc-us', 'es-us']);
  expect(localesOf('ca')).toEqual(['en-ca', 'fr-ca']);
});
