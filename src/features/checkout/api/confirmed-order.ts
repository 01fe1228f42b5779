import { getGetOrderKey, getOrder, useGetOrder } from '@generated/cart/cart';
import type { Cart } from '@generated/cart/model/cart';
import { getPrescriptionSetup } from '@generated/prescriptions/prescriptions';
import useSWR from 'swr';
import { isApiError } from '@/lib/http/api-error';
import type { Query } from '@/lib/queries/query';
import { mayHaveSession } from '@/lib/session/session-cookie';
import { type Site, useSite } from '@/lib/site/site';

function args({ storeId, languageId }: Site, orderId: string) {
  return [storeId, orderId, { langId: languageId }] as const;
}

/** Returns a placed order; null when the shopper has none with this id. Sends no request without a session. */
export function confirmedOrderQuery(site: Site, orderId: string): Query<Cart | null> {
  const orderArgs = args(site, orderId);
  return {
    key: getGetOrderKey(...orderArgs),
    fetch: async (options) =>
      mayHaveSession() ? getOrder(...orderArgs, options).catch(nullIfNotFound) : null,
  };
}

export type ConfirmedOrder =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'not-found' }
  | { state: 'found'; order: Cart };

export function useConfirmedOrder(orderId: string): ConfirmedOrder {
  const { data, error, mutate } = useGetOrder(...args(useSite(), orderId));
  const order: Cart | null | undefined = data;
  if (order) return { state: 'found', order };
  if (order === null || isNotFound(error)) return { state: 'not-found' };
  return error ? { state: 'failed', retry: () => void mutate() } : { state: 'loading' };
}

/** Queries whether a doctor is called for a line of the order; nothing else, so that the page's state holds no prescription. */
export function doctorCallQuery(site: Site, orderId: string): Query<boolean> {
  return {
    key: ['doctor-call', orderId],
    fetch: async (options) => {
      const setup = await getPrescriptionSetup(...args(site, orderId), options);
      return (
        setup.status === 'Success' &&
        setup.dataContent.rxDataContent.some(
          ({ prescriptionData }) => prescriptionData?.prescriptionMode === 'callDoctor',
        )
      );
    },
  };
}

export function useDoctorCall(orderId: string): boolean {
  const { key, fetch } = doctorCallQuery(useSite(), orderId);
  return useSWR(key, () => fetch({})).data ?? false;
}

function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** Returns whether an order is unknown or another shopper's, or there is no shopper at all (USR.CWXFR0130E). */
function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.key === 'USR.CWXFR0130E');
}
