import {
  getEspot,
  getGetEspotKey,
  getGetProductEspotKey,
  getProductEspot,
} from '@generated/marketing/marketing';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';
import type { PlainEspotConfig } from './espot-config';
import { type EspotCall, toEspotQuery } from './to-espot-query';

/** Returns the query for an espot that is the same for every shopper. Resolves to sanitized HTML, or '' when empty (000 §7). */
export function plainEspotQuery(site: Site, espot: PlainEspotConfig): Query<string> {
  return toEspotQuery(plainCall(site, espot));
}

function plainCall({ storeId, languageId }: Site, { name, productId }: PlainEspotConfig): EspotCall {
  const params = { langId: languageId };
  if (productId !== undefined) {
    return {
      key: getGetProductEspotKey(storeId, name, productId, params),
      request: (options) => getProductEspot(storeId, name, productId, params, options),
    };
  }
  return {
    key: getGetEspotKey(storeId, name, params),
    request: (options) => getEspot(storeId, name, params, options),
  };
}
