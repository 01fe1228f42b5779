import type { PrescriptionSetupResponse } from '@generated/prescriptions/model/prescriptionSetupResponse';
import {
  getGetPrescriptionSetupKey,
  getPrescriptionSetup,
  useGetPrescriptionSetup,
} from '@generated/prescriptions/prescriptions';
import { isApiError } from '@/lib/http/api-error';
import type { Query } from '@/lib/queries/query';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { mayHaveSession, useHasSession } from '@/lib/session/session-cookie';
import { type Site, useSite } from '@/lib/site/site';
import type { StepOrder } from './step-item';
import { toStepOrder } from './to-step-order';

/** The order of the link, or the shopper's current one. */
const OWN_ORDER = '@self';
/** The generic user has no order. */
const NO_USER_KEY = 'USR.CWXFR0130E';

function setupArgs({ storeId, languageId }: Site, link: string | undefined) {
  return [storeId, OWN_ORDER, { langId: languageId, ...(link ? { id: link } : {}) }] as const;
}

/**
 * The items of the order that need a prescription; null for a shopper without an order, for whom nothing is requested.
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

export type StepOrderState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** Stable while the response is the same. */
  | { state: 'loaded'; order: StepOrder };

const orders = new WeakMap<PrescriptionSetupResponse, StepOrder | undefined>();
const NO_ORDER: StepOrder = { items: [], lineCount: 0 };

/** State of the order. A response with `Fail` has failed although its status is 200 (003 §7). */
export function useStepOrder(link: string | undefined): StepOrderState {
  const hasSession = useHasSession();
  const { data, error, mutate } = useGetPrescriptionSetup(...setupArgs(useSite(), link), {
    swr: hasSession ? shopperQueryOptions : {},
  });
  const order = orderOf(data);
  if (order) return { state: 'loaded', order };
  if (isWithoutOrder(error)) return { state: 'loaded', order: NO_ORDER };
  return data || error ? { state: 'failed', retry: () => void mutate() } : { state: 'loading' };
}

/** The order of a response; undefined when it failed or has not come yet. */
export function orderOf(response: PrescriptionSetupResponse | null | undefined): StepOrder | undefined {
  if (response === null) return NO_ORDER;
  if (!response) return undefined;
  if (!orders.has(response))
    orders.set(
      response,
      response.status === 'Success' && 'dataContent' in response
        ? toStepOrder(response.dataContent)
        : undefined,
    );
  return orders.get(response);
}

function nullWithoutOrder(error: unknown): null {
  if (isWithoutOrder(error)) return null;
  throw error;
}

function isWithoutOrder(error: unknown): boolean {
  return isApiError(error) && error.key === NO_USER_KEY;
}
