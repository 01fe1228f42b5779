import { useGetPersonContact } from '@generated/identity/identity';
import { useMemo } from 'react';
import { type SavedAddress, toSavedAddresses } from '@/lib/address/saved-addresses';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { contactArgs } from '@/lib/session/contact-query';
import { type MemberDataState, useMemberDataState } from '@/lib/session/sign-in-request';
import { useSite } from '@/lib/site/site';

/** The addresses of the account. */
export interface Addresses {
  state: MemberDataState;
  list: readonly SavedAddress[] | undefined;
  userId: string | undefined;
  refresh: () => Promise<unknown>;
}

/** @param enabled whether the shopper is a member; nothing is requested otherwise. */
export function useSavedAddresses(enabled: boolean): Addresses {
  const site = useSite();
  const { data, error, mutate } = useGetPersonContact(...contactArgs(site), {
    swr: { ...shopperQueryOptions, enabled },
  });
  const state = useMemberDataState({ data, error });
  const list = useMemo(() => (data ? toSavedAddresses(data, site.country) : undefined), [data, site.country]);
  return { state, list, userId: data?.userId, refresh: () => mutate() };
}
