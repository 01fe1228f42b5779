import { useGetPersonContact } from '@generated/identity/identity';
import { useMemo } from 'react';
import { type SavedAddress, toSavedAddresses } from '@/lib/address/saved-addresses';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { contactArgs } from '@/lib/session/contact-query';
import { isSignedOut } from '@/lib/session/is-signed-out';
import { useSignInRequest } from '@/lib/session/sign-in-request';
import { useSite } from '@/lib/site/site';

/** The addresses of the account. */
export interface Addresses {
  /** `signed-out`: the session has ended, or must be confirmed by a sign-in. */
  state: 'loading' | 'failed' | 'signed-out' | 'ready';
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
  useSignInRequest(error);
  const list = useMemo(() => (data ? toSavedAddresses(data, site.country) : undefined), [data, site.country]);
  return { state: stateOf(data, error), list, userId: data?.userId, refresh: () => mutate() };
}

function stateOf(data: object | undefined, error: unknown): Addresses['state'] {
  // Applies to older data, too, which belongs to a session that has ended.
  if (isSignedOut(error)) return 'signed-out';
  if (data) return 'ready';
  return error ? 'failed' : 'loading';
}
