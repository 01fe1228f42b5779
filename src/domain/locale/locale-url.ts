import { withoutTracking } from '../navigation/tracking-parameters';
import { accountLinkIds } from './locale-lookup';
import { localeFromPath, switchLocale } from './locale-path';
import { LOCALES, type LocaleCode } from './locales';

/** Matches the page of a store. Its number has no meaning in the other country, where the store finder replaces the page. */
const STORE_PAGE = /^\/[^/]+\/stores\/[^/]+$/;
/** All that its query names is of one store. */
const BOOKING_PAGE = /^\/[^/]+\/eye-exam\/schedule$/;
/** Opens the details of a store in the finder. */
const STORE_PARAMETER = 'store';

/**
 * URL of the same page in another locale (000 §2, Footer). Pages without a language in the path (per-country pages
 * and the cart) use `langId` in the query. Store and catalog ids in the query are updated; other parameters are
 * preserved, but for those of advertising.
 */
export function localeUrl(current: { pathname: string; search: string }, target: LocaleCode): string {
  const locale = localeFromPath(current.pathname);
  const path = switchLocale(current.pathname, target);
  const search = withoutTracking(current.search);
  const query = new URLSearchParams(search);
  if (locale && LOCALES[locale].country !== LOCALES[target].country) {
    if (STORE_PAGE.test(path)) return `/${target}/store-locator`;
    if (BOOKING_PAGE.test(path)) return path;
    if (query.has(STORE_PARAMETER)) {
      query.delete(STORE_PARAMETER);
      return localeUrl({ pathname: path, search: query.size > 0 ? `?${query}` : '' }, target);
    }
  }
  const ids = accountLinkIds(target);
  const presentIds = (['langId', 'storeId', 'catalogId'] as const).filter((name) => query.has(name));
  // Leave a query without ids untouched, so each page state has one canonical URL.
  if (presentIds.length === 0 && isPathOf(path, target)) return path + search;
  for (const name of presentIds) query.set(name, ids[name]);
  if (!isPathOf(path, target)) query.set('langId', ids.langId);
  return `${path}?${query}`;
}

/** Returns false on per-country pages, whose path uses the country's first locale. */
function isPathOf(path: string, locale: LocaleCode): boolean {
  return path === `/${locale}` || path.startsWith(`/${locale}/`);
}
