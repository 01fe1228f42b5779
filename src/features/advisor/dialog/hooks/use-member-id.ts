import { useGetContextData } from '@generated/identity/identity';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useHasSession } from '@/lib/session/session-cookie';
import { isMember } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';

export interface Member {
  /** True until the shopper is identified. */
  isLoading: boolean;
  /** Undefined for a guest. */
  userId: string | undefined;
}

/** Returns the member who is signed in, on any page. Without a session nothing is requested. */
export function useMemberId(): Member {
  const { storeId, languageId } = useSite();
  const hasSession = useHasSession();
  const { data, error } = useGetContextData(
    storeId,
    { langId: languageId },
    { swr: { ...shopperQueryOptions, enabled: hasSession } },
  );
  const userId = hasSession && data && isMember(data) ? String(data.basicInfo.runAsId) : undefined;
  return { isLoading: hasSession && !data && !error, userId };
}
