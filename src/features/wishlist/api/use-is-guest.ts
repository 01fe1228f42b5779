import { useGetContextData } from '@generated/identity/identity';
import type { UserContext } from '@generated/identity/model/userContext';
import { userType } from '@/domain/session/user-type';
import { useSite } from '@/lib/site/site';

/** Returns whether the list belongs to a guest, so it exists only on this device. False while loading. */
export function useIsGuest(): boolean {
  const { storeId, languageId } = useSite();
  const { data }: { data?: UserContext | null | undefined } = useGetContextData(storeId, {
    langId: languageId,
  });
  if (data === undefined) return false;
  return data === null || userType(data.basicInfo) === 'G';
}
