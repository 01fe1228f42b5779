import { getContextData, getGetContextDataKey, useGetContextData } from '@generated/identity/identity';
import type { UserContext } from '@generated/identity/model/userContext';
import { userType } from '@/domain/session/user-type';
import type { Query } from '../queries/query';
import { shopperQueryOptions } from '../queries/shopper-query-options';
import { type Site, useSite } from '../site/site';
import { mayHaveSession, useHasSession } from './session-cookie';

/** Identity of the shopper. */
export interface Account {
  state: 'loading' | 'failed' | 'guest' | 'member';
  /** Members only. */
  userId?: string | undefined;
  /** Refetches the user context. */
  refresh: () => Promise<unknown>;
}

function contextArgs({ storeId, languageId }: Site) {
  return [storeId, { langId: languageId }] as const;
}

/** Returns the user context; null without a session, so prefetching sends no request. */
export function contextQuery(site: Site): Query<UserContext | null> {
  const args = contextArgs(site);
  return {
    key: getGetContextDataKey(...args),
    fetch: async (options) => (mayHaveSession() ? getContextData(...args, options) : null),
  };
}

/** Returns whether the context belongs to a registered member. */
export function isMember(context: UserContext | null | undefined): boolean {
  return context ? userType(context.basicInfo) === 'R' : false;
}

/** Returns the account state of the current shopper, on a page that has loaded `contextQuery`. */
export function useAccount(): Account {
  // Without a session the prefetched data needs no revalidation.
  const swr = useHasSession() ? shopperQueryOptions : {};
  const { data, error, mutate } = useGetContextData(...contextArgs(useSite()), { swr });
  const context: UserContext | null | undefined = data;
  const refresh = () => mutate();
  if (context && isMember(context))
    return { state: 'member', userId: String(context.basicInfo.runAsId), refresh };
  if (context !== undefined) return { state: 'guest', refresh };
  return { state: error ? 'failed' : 'loading', refresh };
}

/** Returns whether the shopper is a member, on any page. Requests nothing without a session; false while loading. */
export function useIsMember(): boolean {
  const hasSession = useHasSession();
  const { data }: { data?: UserContext | null | undefined } = useGetContextData(...contextArgs(useSite()), {
    swr: { ...shopperQueryOptions, enabled: hasSession },
  });
  return hasSession && isMember(data);
}
