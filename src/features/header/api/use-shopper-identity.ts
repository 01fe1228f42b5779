import { useGetContextData } from '@generated/identity/identity';
import { isGenericUser, userType } from '@/domain/session/user-type';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useSite } from '@/lib/site/site';

export interface ShopperIdentity {
  /** Signed in, or a guest with an identity. The generic user (-1002) has no cart or wishlist (000 §6). */
  hasIdentity: boolean;
  /** Registered: user type R. */
  isMember: boolean;
}

/** Returns the shopper's identity; the generic user until the context is loaded. */
export function useShopperIdentity(): ShopperIdentity {
  const { storeId, languageId } = useSite();
  const basicInfo = useGetContextData(storeId, { langId: languageId }, { swr: shopperQueryOptions }).data
    ?.basicInfo;
  if (!basicInfo || isGenericUser(basicInfo.callerId)) return { hasIdentity: false, isMember: false };
  return { hasIdentity: true, isMember: userType(basicInfo) === 'R' };
}
