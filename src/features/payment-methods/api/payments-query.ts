import type { PaymentsResponse } from '@generated/payments/model/paymentsResponse';
import { getListPaymentsKey, listPayments } from '@generated/payments/payments';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';

export function paymentsArgs({ storeId, languageId }: Site) {
  return [storeId, { langId: languageId }] as const;
}

/** Returns the saved cards of a member. Never for a guest, who has none. */
export function paymentsQuery(site: Site): Query<PaymentsResponse> {
  const args = paymentsArgs(site);
  return { key: getListPaymentsKey(...args), fetch: (options) => listPayments(...args, options) };
}
