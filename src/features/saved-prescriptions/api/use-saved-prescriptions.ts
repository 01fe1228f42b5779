import { useListAccountPrescriptions } from '@generated/prescriptions/prescriptions';
import { useMemo } from 'react';
import {
  fitsItem,
  type PrescribedItem,
  type SavedPrescriptionView,
  toSavedPrescription,
} from '@/domain/prescription/saved-prescription';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { isSignedOut } from '@/lib/session/is-signed-out';
import { useSignInRequest } from '@/lib/session/sign-in-request';
import { useSite } from '@/lib/site/site';
import { savedPrescriptionsArgs } from './saved-prescriptions-query';

/** The saved prescriptions that fit an item, newest first. */
export interface SavedPrescriptionsState {
  /** `signed-out`: the session has ended, or must be confirmed by a sign-in. */
  state: 'loading' | 'failed' | 'signed-out' | 'ready';
  /** Empty until they are loaded. */
  prescriptions: readonly SavedPrescriptionView[];
  refresh: () => Promise<unknown>;
}

/** @param enabled whether the shopper is a member; nothing is requested otherwise. */
export function useSavedPrescriptions(item: PrescribedItem, enabled: boolean): SavedPrescriptionsState {
  const { itemType, rightCatentryId, leftCatentryId } = item;
  const { data, error, mutate } = useListAccountPrescriptions(...savedPrescriptionsArgs(useSite()), {
    swr: { ...shopperQueryOptions, enabled },
  });
  useSignInRequest(error);
  const prescriptions = useMemo(
    () =>
      (data?.resultList ?? [])
        .map(toSavedPrescription)
        .filter((saved) => fitsItem(saved, { itemType, rightCatentryId, leftCatentryId })),
    [data, itemType, rightCatentryId, leftCatentryId],
  );
  return { state: stateOf(data, error), prescriptions, refresh: () => mutate() };
}

function stateOf(data: object | undefined, error: unknown): SavedPrescriptionsState['state'] {
  // Applies to older data, too, which belongs to a session that has ended.
  if (isSignedOut(error)) return 'signed-out';
  if (data) return 'ready';
  return error ? 'failed' : 'loading';
}
