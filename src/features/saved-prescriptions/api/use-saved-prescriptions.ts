import { useListAccountPrescriptions } from '@generated/prescriptions/prescriptions';
import { useMemo } from 'react';
import {
  fitsItem,
  type PrescribedItem,
  type SavedPrescriptionView,
  toSavedPrescription,
} from '@/domain/prescription/saved-prescription';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { type MemberDataState, useMemberDataState } from '@/lib/session/sign-in-request';
import { useSite } from '@/lib/site/site';
import { savedPrescriptionsArgs } from './saved-prescriptions-query';

/** The saved prescriptions that fit an item, newest first. */
export interface SavedPrescriptionsState {
  state: MemberDataState;
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
  const state = useMemberDataState({ data, error });
  const prescriptions = useMemo(
    () =>
      (data?.resultList ?? [])
        .map(toSavedPrescription)
        .filter((saved) => fitsItem(saved, { itemType, rightCatentryId, leftCatentryId })),
    [data, itemType, rightCatentryId, leftCatentryId],
  );
  return { state, prescriptions, refresh: () => mutate() };
}
