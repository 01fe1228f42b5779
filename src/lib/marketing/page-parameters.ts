import type { GetCookieSensitiveEspotParams } from '@generated/marketing/model/index';

/** Query parameters of the call in the contract. A page's URL must not set them: `?ria=1` would be rejected. */
const CALL_PARAMS: Record<keyof GetCookieSensitiveEspotParams, true> = {
  ria: true,
  langId: true,
  catalogId: true,
};

/**
 * Selects the parameters of the page's query string for a shopper-specific espot: all except the call's parameters (000 §7).
 */
export function pageParameters(search: URLSearchParams): [name: string, value: string][] {
  return [...search].filter(([name]) => !Object.hasOwn(CALL_PARAMS, name));
}
