import { isLocaleCode, LOCALES, type LocaleCode } from './locales';
import { countrySegment } from './look-up';

/** Pages with one address per country, `/{country}/{page}`; their language is in the query value `langId`. */
const COUNTRY_PAGES: ReadonlySet<string> = new Set([
  'account',
  'myAccount',
  'Logoff',
  'NonAjaxAccountWishListDisplayView',
]);

/** Locale segment, then what follows it: nothing, or a rest that starts with `/`, `?` or `#`. */
const LOCALE_PATH = /^\/([^/?#]+)([/?#].*)?$/s;

/** The locale that a path begins with, or undefined where it begins with none (the cart, for one). */
export function localeFromPath(pathname: string): LocaleCode | undefined {
  const segment = LOCALE_PATH.exec(pathname)?.[1];
  return segment !== undefined && isLocaleCode(segment) ? segment : undefined;
}

/**
 * The same page in another locale, for the language and country switcher (000 §2, Footer).
 *
 * The root gives the target's home page. A page that exists once per country keeps to the country's segment, so the
 * caller has to send the target's `langId` along. A path without a locale (such as `/AjaxOrderItemDisplayView`) is the
 * same in every language and comes back unchanged.
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
