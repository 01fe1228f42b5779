import { useCountSavedItems } from '@generated/wishlist/wishlist';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useSite } from '@/lib/site/site';
import { useShopperIdentity } from './use-shopper-identity';

/** Returns the number of saved frames; not requested for the generic user. */
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
