import {
  getCookieSensitiveCategoryEspot,
  getCookieSensitiveEspot,
  getCookieSensitiveProductEspot,
  getEspot,
  getGetCookieSensitiveCategoryEspotKey,
  getGetCookieSensitiveEspotKey,
  getGetCookieSensitiveProductEspotKey,
  getGetEspotKey,
  getGetProductEspotKey,
  getProductEspot,
} from '@generated/marketing/marketing';
import type { EspotAnswer } from '@generated/marketing/model/espotAnswer';
import { espotText } from '@/domain/marketing/espot-text';
import type { CallOptions } from '@/platform/http/call-platform';
import type { Read } from '@/platform/reads/read';
import type { Store } from '@/platform/store/store';
import type { CookieSensitiveSpot, Spot } from './spot';

/** Longest wait for a spot, in milliseconds: no page is held up by its advertising. */
const PATIENCE_MS = 1500;

interface EspotCall {
  key: readonly unknown[];
  ask: (options: CallOptions) => Promise<EspotAnswer>;
}

/**
 * The content of a spot as HTML that is safe to show; '' where nobody has filled it. Cookie-sensitive spots get the whole
 * query of the page (000 §7).
 *
 * @param query that of the page which shows the spot
 */
export function espotRead(store: Store, spot: Spot, query: URLSearchParams): Read<string> {
  const { key, ask } = spot.cookieSensitive
    ? cookieSensitiveCall(store, spot, query)
    : plainCall(store, spot);
  return {
    // The answer is not what the call gave, so it has a key of its own.
    key: [...key, 'html'],
    fetch: async (options) => {
      const text = espotText(await ask({ timeoutMs: PATIENCE_MS, ...options }));
      if (text === '') return '';
      // Only where there is something to clean.
      const { cleanHtml } = await import('../cleaning/clean-html');
      return cleanHtml(text);
    },
  };
}

function plainCall({ storeId, languageId }: Store, { name, productId }: Spot): EspotCall {
  const params = { langId: languageId };
  if (productId !== undefined) {
    return {
      key: getGetProductEspotKey(storeId, name, productId, params),
      ask: (options) => getProductEspot(storeId, name, productId, params, options),
    };
  }
  return {
    key: getGetEspotKey(storeId, name, params),
    ask: (options) => getEspot(storeId, name, params, options),
  };
}

function cookieSensitiveCall(
  { storeId, languageId }: Store,
  { name, productId, categoryId, ria }: CookieSensitiveSpot,
  query: URLSearchParams,
): EspotCall {
  const params = {
    langId: languageId,
    ...(ria === undefined ? {} : ({ ria: ria ? 'true' : 'false' } as const)),
  };
  const passed = (options: CallOptions) => ({ ...options, passOn: query });
  const keyed = (key: readonly unknown[]) => [...key, query.toString()];
  if (productId !== undefined) {
    return {
      key: keyed(getGetCookieSensitiveProductEspotKey(storeId, name, productId, params)),
      ask: (options) => getCookieSensitiveProductEspot(storeId, name, productId, params, passed(options)),
    };
  }
  if (categoryId !== undefined) {
    return {
      key: keyed(getGetCookieSensitiveCategoryEspotKey(storeId, name, categoryId, params)),
      ask: (options) => getCookieSensitiveCategoryEspot(storeId, name, categoryId, params, passed(options)),
    };
  }
  return {
    key: keyed(getGetCookieSensitiveEspotKey(storeId, name, params)),
    ask: (options) => getCookieSensitiveEspot(storeId, name, params, passed(options)),
  };
}
