import type { AccountPrescriptionsResponse } from '@generated/prescriptions/model/accountPrescriptionsResponse';
import {
  getListAccountPrescriptionsKey,
  listAccountPrescriptions,
} from '@generated/prescriptions/prescriptions';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';

/** Returns the arguments. The API's caches ignore a request with `nocache` (003 §7). */
export function savedPrescriptionsArgs({ storeId, languageId }: Site) {
  return [storeId, { nocache: '', langId: languageId }] as const;
}

/** Returns the prescriptions of a member's account. Never for a guest, who has none. */
export function savedPrescriptionsQuery(site: Site): Query<AccountPrescriptionsResponse> {
  const args = savedPrescriptionsArgs(site);
  return {
    key: getListAccountPrescriptionsKey(...args),
    fetch: (options) => listAccountPrescriptions(...args, options),
  };
}
