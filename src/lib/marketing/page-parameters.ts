import type { GetCookieSensitiveEspotParams } from '@generated/marketing/model/index';
import { isTrackingParameter } from '@/domain/navigation/tracking-parameters';

/** Query parameters of the call in the contract. A page's URL must not set them: `?ria=1` would be rejected. */
const CALL_PARAMS: Record<keyof GetCookieSensitiveEspotParams, true> = {
  ria: true,
  langId: true,
  catalogId: true,
};

/**
 * What a shopper-specific espot gets of the page's query string: all but the names of its own parameters (000 §7), and of
 * advertising (docs/decisions/0088).
 */
export function pageParameters(search: URLSearchParams): [name: string, value: string][] {
  return [...search].filter(([name]) => !Object.hasOwn(CALL_PARAMS, name) && !isTrackingParameter(name));
}
