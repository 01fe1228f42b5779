import {
  getCookieSensitiveCategoryEspot,
  getCookieSensitiveEspot,
  getCookieSensitiveProductEspot,
  getGetCookieSensitiveCategoryEspotKey,
  getGetCookieSensitiveEspotKey,
  getGetCookieSensitiveProductEspotKey,
} from '@generated/marketing/marketing';
import type { CallOptions } from '@/lib/http/call-api';
import { pageParameters } from '@/lib/marketing/page-parameters';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';
import type { CookieSensitiveEspotConfig } from './espot-config';
import { type EspotCall, toEspotQuery } from './to-espot-query';

/**
 * Returns the query for a shopper-specific espot. Resolves to sanitized HTML, or '' when the espot is empty. The page's query
 * string is passed to the API (000 §7), except for names of the call's own parameters.
 *
 * @param searchParams query string of the page that shows the espot
 */
export function cookieSensitiveEspotQuery(
  site: Site,
  espot: CookieSensitiveEspotConfig,
  searchParams: URLSearchParams,
): Query<string> {
  return toEspotQuery(cookieSensitiveCall(site, espot, searchParams));
}

function cookieSensitiveCall(
  { storeId, languageId }: Site,
  { name, productId, categoryId, ria, transientParams = [] }: CookieSensitiveEspotConfig,
  searchParams: URLSearchParams,
): EspotCall {
  const params = {
    langId: languageId,
    ...(ria === undefined ? {} : ({ ria: ria ? 'true' : 'false' } as const)),
  };
  const pageParams = pageParameters(searchParams);
  const withSearchParams = (options: CallOptions): CallOptions => ({
    ...options,
    extraQuery: new URLSearchParams(pageParams),
  });
  const keyParams = pageParams.filter(([parameter]) => !transientParams.includes(parameter));
  const withKeyParams = (key: readonly unknown[]) => [...key, new URLSearchParams(keyParams).toString()];
  if (productId !== undefined) {
    return {
      key: withKeyParams(getGetCookieSensitiveProductEspotKey(storeId, name, productId, params)),
      request: (options) =>
        getCookieSensitiveProductEspot(storeId, name, productId, params, withSearchParams(options)),
    };
  }
  if (categoryId !== undefined) {
    return {
      key: withKeyParams(getGetCookieSensitiveCategoryEspotKey(storeId, name, categoryId, params)),
      request: (options) =>
        getCookieSensitiveCategoryEspot(storeId, name, categoryId, params, withSearchParams(options)),
    };
  }
  return {
    key: withKeyParams(getGetCookieSensitiveEspotKey(storeId, name, params)),
    request: (options) => getCookieSensitiveEspot(storeId, name, params, withSearchParams(options)),
  };
}
