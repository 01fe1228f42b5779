import { switchLocale } from '@/domain/locale/locale-path';
import { type Country, LOCALE_CODES, LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { accountLinkIds } from '@/domain/locale/look-up';

/**
 * The address of the same page in another locale (000 §2, Footer). Where the path does not say the language (pages that
 * stand once per country, and those without a locale, such as the cart) the query's `langId` does. Store and catalogue ids
 * in the query follow; everything else, such as chosen facets, is kept.
 */
export function localeAddress(address: { pathname: string; search: string }, target: LocaleCode): string {
  const path = switchLocale(address.pathname, target);
  const query = new URLSearchParams(address.search);
  const ids = accountLinkIds(target);
  const named = (['langId', 'storeId', 'catalogId'] as const).filter((name) => query.has(name));
  // A query without ids stays letter by letter, so that one state of a page has one address.
  if (named.length === 0 && isPathOf(path, target)) return path + address.search;
  for (const name of named) query.set(name, ids[name]);
  if (!isPathOf(path, target)) query.set('langId', ids.langId);
  return `${path}?${query}`;
}

/**
 * The site of another locale: scheme and host, where the two countries have hosts of their own that end in `.com` and `.ca`
 * (000 §2, Footer); '' where one host serves both, as on a developer's machine.
 *
 * @param origin scheme and host of this site.
 */
export function localeOrigin(origin: string, target: LocaleCode): string {
  const { hostSuffix } = LOCALES[target];
  const [, site, suffix] = /^(https?:\/\/[^/:]+)(\.com|\.ca)$/.exec(origin) ?? [];
  return site === undefined || suffix === hostSuffix ? '' : site + hostSuffix;
}

/** Locales other than the first of their country share its path on pages that stand once per country. */
function isPathOf(path: string, locale: LocaleCode): boolean {
  return path === `/${locale}` || path.startsWith(`/${locale}/`);
}

/** The locales of a country, in the order of the switcher. */
export function localesOf(country: Country): LocaleCode[] {
  return LOCALE_CODES.filter((code) => LOCALES[code].country === country);
}
