import { useGetContextData } from '@generated/identity/identity';
import type { UserContext } from '@generated/identity/model';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useHasSession } from '@/lib/session/session-cookie';
import { useSite } from '@/lib/site/site';
import { contextArgs, isMember } from './account-queries';

export interface Account {
  state: 'loading' | 'failed' | 'guest' | 'member';
  /** Refetches the user context. */
  refresh: () => Promise<unknown>;
}

/** Account state of the current shopper. */
export function useAccount(): Account {
  // Without a session the prefetched data needs no revalidation.
  const swr = useHasSession() ? shopperQueryOptions : {};
  const { data, error, mutate } = useGetContextData(...contextArgs(useSite()), { swr });
  const context: UserContext | null | undefined = data;
  const refresh = () => mutate();
  if (context !== undefined) return { state: isMember(context) ? 'member' : 'guest', refresh };
  return { state: error ? 'failed' : 'loading', refresh };
}
