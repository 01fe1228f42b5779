import type { PrescriptionSetupResponse } from '@generated/prescriptions/model/prescriptionSetupResponse';
import { useGetPrescriptionSetup } from '@generated/prescriptions/prescriptions';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useHasSession } from '@/lib/session/session-cookie';
import { useSite } from '@/lib/site/site';
import { isWithoutOrder, setupArgs } from './setup-query';
import type { StepOrder } from './step-item';
import { toStepOrder } from './to-step-order';

export type StepOrderState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** Stable while the response is the same. */
  | { state: 'loaded'; order: StepOrder };

const orders = new WeakMap<PrescriptionSetupResponse, StepOrder | undefined>();
const NO_ORDER: StepOrder = { items: [], lineCount: 0, isOwner: true, isPlaced: false };

/** Manages the state of the order. A response with `Fail` has failed although its status is 200 (003 §7). */
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

/** Returns the order of a response; undefined when it failed or has not arrived yet. */
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
