import type { PrescriptionSetupResponse } from '@generated/prescriptions/model/prescriptionSetupResponse';
import { getGetPrescriptionSetupKey, getPrescriptionSetup } from '@generated/prescriptions/prescriptions';
import { isApiError } from '@/lib/http/api-error';
import type { Query } from '@/lib/queries/query';
import { mayHaveSession } from '@/lib/session/session-cookie';
import type { Site } from '@/lib/site/site';

/** The order of the link, or the shopper's current one. */
const OWN_ORDER = '@self';
/** The generic user has no order. */
const NO_USER_KEY = 'USR.CWXFR0130E';

export function setupArgs({ storeId, languageId }: Site, link: string | undefined) {
  return [storeId, OWN_ORDER, { langId: languageId, ...(link ? { id: link } : {}) }] as const;
}

/**
 * Returns the items of the order that need a prescription; null for a shopper without an order, for whom nothing is requested.
 *
 * @param link `encOrderMemberId`, which opens an order without a session.
 */
export function setupQuery(site: Site, link: string | undefined): Query<PrescriptionSetupResponse | null> {
  const args = setupArgs(site, link);
  return {
    key: getGetPrescriptionSetupKey(...args),
    fetch: async (options) =>
      link || mayHaveSession() ? getPrescriptionSetup(...args, options).catch(nullWithoutOrder) : null,
  };
}

function nullWithoutOrder(error: unknown): null {
  if (isWithoutOrder(error)) return null;
  throw error;
}

export function isWithoutOrder(error: unknown): boolean {
  return isApiError(error) && error.key === NO_USER_KEY;
}
