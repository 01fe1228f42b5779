import { getContextData, getGetContextDataKey, useGetContextData } from '@generated/identity/identity';
import type { UserContext } from '@generated/identity/model/userContext';
import { userType } from '@/domain/session/user-type';
import type { Query } from '@/lib/queries/query';
import { mayHaveSession } from '@/lib/session/session-cookie';
import { type Site, useSite } from '@/lib/site/site';

function contextArgs({ storeId, languageId }: Site) {
  return [storeId, { langId: languageId }] as const;
}

/** The user context; null without a session. */
export function contextQuery(site: Site): Query<UserContext | null> {
  const args = contextArgs(site);
  return {
    key: getGetContextDataKey(...args),
    fetch: async (options) => (mayHaveSession() ? getContextData(...args, options) : null),
  };
}

/** Whether the list belongs to a guest, so it exists only on this device. False while loading. */
export function useIsGuest(): boolean {
  const { data }: { data?: UserContext | null | undefined } = useGetContextData(...contextArgs(useSite()));
  if (data === undefined) return false;
  return data === null || userType(data.basicInfo) === 'G';
}
