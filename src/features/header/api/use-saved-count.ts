import { useCountSavedItems } from '@generated/wishlist/wishlist';
import { shopperQueryOptions } from '@/platform/reads/shopper-read';
import { useSite } from '@/platform/store/store';
import { useShopperIdentity } from './use-caller';

/** Number of favorites; not requested for the generic user. */
export function useSavedCount(): number {
  const { storeId, catalogId, languageId } = useSite();
  const { hasIdentity } = useShopperIdentity();
  const saved = useCountSavedItems(
    storeId,
    catalogId,
    { langId: languageId },
    { swr: { ...shopperQueryOptions, enabled: hasIdentity } },
  );
  return hasIdentity ? (saved.data?.count ?? 0) : 0;
}
