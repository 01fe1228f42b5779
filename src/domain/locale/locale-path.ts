import { countrySegment } from './locale-lookup';
import { isLocaleCode, LOCALES, type LocaleCode } from './locales';

/** Pages with one URL per country, `/{country}/{page}`; their language is in the query parameter `langId`. */
const COUNTRY_PAGES: ReadonlySet<string> = new Set([
  'account',
  'myAccount',
  'Logoff',
  'NonAjaxAccountWishListDisplayView',
]);

/** Locale segment, then an optional rest that starts with `/`, `?` or `#`. */
const LOCALE_PATH = /^\/([^/?#]+)([/?#].*)?$/s;

/** Returns the locale that a path starts with; undefined for a path without one, such as the cart. */
export function localeFromPath(pathname: string): LocaleCode | undefined {
  const segment = LOCALE_PATH.exec(pathname)?.[1];
  return segment !== undefined && isLocaleCode(segment) ? segment : undefined;
}

/**
 * Returns the same page in another locale, for the language and country switcher (000 §2, Footer).
 *
 * The root becomes the target's home page. A page that exists once per country uses the country segment, so the caller must add
 * the target's `langId`. A path without a locale (such as `/AjaxOrderItemDisplayView`) is the same in every language and is
 * returned unchanged.
 */
export function switchLocale(pathname: string, target: LocaleCode): string {
  if (pathname === '' || pathname === '/') return `/${target}`;
  if (localeFromPath(pathname) === undefined) return pathname;
  const rest = LOCALE_PATH.exec(pathname)?.[2] ?? '';
  const segment = isCountryPage(rest) ? countrySegment(LOCALES[target].storeId) : target;
  return `/${segment}${rest}`;
}

function isCountryPage(rest: string): boolean {
  const page = /^\/([^/?#]+)\/?(?:[?#]|$)/.exec(rest)?.[1];
  return page !== undefined && COUNTRY_PAGES.has(page);
}
