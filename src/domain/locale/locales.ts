import type { LanguageId } from '@generated/cart/model/languageId';

/** Configuration of a locale. Ids are strings, as the commerce API uses them in URLs and responses. */
export interface LocaleConfig {
  readonly languageId: LanguageId;
  readonly storeId: '10851' | '10852';
  readonly catalogId: '10101' | '10102';
  /** ISO 4217. */
  readonly currency: 'USD' | 'CAD';
  readonly displayLanguage: 'en' | 'es' | 'fr';
  /** BCP 47, for `html lang`, `hreflang` and `Intl`. */
  readonly languageTag: 'en-US' | 'es-US' | 'en-CA' | 'fr-CA';
  readonly country: 'us' | 'ca';
  readonly hostSuffix: '.com' | '.ca';
}

/**
 * The four locales by their path segment (000 §2 and §9; shell.md §2), in the order of the
 * language and country switcher.
 */
export const LOCALES = {
  'lc-us': {
    languageId: '-1',
    storeId: '10851',
    catalogId: '10101',
    currency: 'USD',
    displayLanguage: 'en',
    languageTag: 'en-US',
    country: 'us',
    hostSuffix: '.com',
  },
  'es-us': {
    languageId: '-50',
    storeId: '10851',
    catalogId: '10101',
    currency: 'USD',
    displayLanguage: 'es',
    languageTag: 'es-US',
    country: 'us',
    hostSuffix: '.com',
  },
  'en-ca': {
    languageId: '-24',
    storeId: '10852',
    catalogId: '10102',
    currency: 'CAD',
    displayLanguage: 'en',
    languageTag: 'en-CA',
    country: 'ca',
    hostSuffix: '.ca',
  },
  'fr-ca': {
    languageId: '-25',
    storeId: '10852',
    catalogId: '10102',
    currency: 'CAD',
    displayLanguage: 'fr',
    languageTag: 'fr-CA',
    country: 'ca',
    hostSuffix: '.ca',
  },
} as const satisfies Record<string, LocaleConfig>;

/** The path segment of a locale. */
export type LocaleCode = keyof typeof LOCALES;
export type { LanguageId };
export type StoreId = LocaleConfig['storeId'];
export type CatalogId = LocaleConfig['catalogId'];
export type Currency = LocaleConfig['currency'];
export type DisplayLanguage = LocaleConfig['displayLanguage'];
export type LanguageTag = LocaleConfig['languageTag'];
export type Country = LocaleConfig['country'];

/** Every locale code, in their order. */
export const LOCALE_CODES: readonly LocaleCode[] = Object.keys(LOCALES) as LocaleCode[];

/** Returns whether a text is a locale code, exactly as in paths. */
export function isLocaleCode(text: string): text is LocaleCode {
  return Object.hasOwn(LOCALES, text);
}
