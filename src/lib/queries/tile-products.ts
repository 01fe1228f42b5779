import type { FindProductsByPartNumbersParams } from '@generated/catalog/model/findProductsByPartNumbersParams';
import type { Site } from '../site/site';

/** Arguments of the request for frames of tiles by their UPCs. The response may have another order. */
export function tileProductsArgs(
  { storeId, catalogId, languageId, currency }: Site,
  upcs: readonly string[],
): [Site['storeId'], FindProductsByPartNumbersParams] {
  return [
    storeId,
    {
      // Sorted for a stable cache key.
      partNumber: [...upcs].sort(),
      catalogId,
      langId: languageId,
      currency,
      // A separate profile: the wishlist caches it with the fields of a tile only, and other pages need all.
      profileName: 'MARLOWE_findProductByPartNumber_Tiles',
      responseFormat: 'json',
    },
  ];
}
