import {
  type Country,
  type LanguageId,
  LOCALE_CODES,
  LOCALES,
  type LocaleCode,
  type LocaleConfig,
  type StoreId,
} from './locales';

/** Path segment of pages that exist once per country rather than once per locale (000 §2, Header). */
export type CountrySegment = 'lc-us' | 'en-ca';

/** Locales of a country, in display order. */
export function localesOf(country: Country): LocaleCode[] {
  return LOCALE_CODES.filter((code) => LOCALES[code].country === country);
}

/** Returns the locale of a language id of the commerce API; undefined for an unknown id. */
export function localeByLanguageId(languageId: string | number): LocaleCode | undefined {
  const id = String(languageId);
  return LOCALE_CODES.find((code) => LOCALES[code].languageId === id);
}

/** Returns `lc-us` for store 10851, `en-ca` for every other store (000 §2, Header). */
export function countrySegment(storeId: string | number): CountrySegment {
  return String(storeId) === '10851' ? 'lc-us' : 'en-ca';
}

/** Returns the store of a language id: -1 and -50 give 10851, -25 and -24 give 10852 (000 §2, Footer); undefined for others. */
export function storeIdByLanguageId(languageId: string | number): StoreId | undefined {
  return configByLanguageId(languageId)?.storeId;
}

/** Returns the end of the host name for a language id: `.com` for -1 and -50, `.ca` for -25 and -24 (000 §2, Footer). */
export function hostSuffixByLanguageId(languageId: string | number): LocaleConfig['hostSuffix'] | undefined {
  return configByLanguageId(languageId)?.hostSuffix;
}

/**
 * Locales by host name: Canada for `.ca`, the US for `.com`, and all of them on any other host, such as localhost (000
 * §2 and §9).
 */
export function localesForHost(hostname: string): readonly LocaleCode[] {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const matching = LOCALE_CODES.filter((code) => host.endsWith(LOCALES[code].hostSuffix));
  return matching.length > 0 ? matching : LOCALE_CODES;
}

/** Returns the language id for the store locator, which does not support Spanish: -50 becomes -1 (001 §7). */
export function storeLocatorLanguageId(languageId: LanguageId): Exclude<LanguageId, '-50'> {
  return languageId === '-50' ? '-1' : languageId;
}

/** Returns the query parameters of account, wishlist and sign-out links (000 §2, Header). */
export function accountLinkIds(
  code: LocaleCode,
): Pick<LocaleConfig, 'catalogId' | 'storeId'> & { langId: LanguageId } {
  const { catalogId, languageId, storeId } = LOCALES[code];
  return { catalogId, langId: languageId, storeId };
}

function configByLanguageId(languageId: string | number): LocaleConfig | undefined {
  const code = localeByLanguageId(languageId);
  return code && LOCALES[code];
}
