import type { Cart } from '@generated/cart/model/cart';
import {
  findProductsByPartNumbers,
  getFindProductsByPartNumbersKey,
  useFindProductsByPartNumbers,
} from '@generated/catalog/catalog';
import type { CatalogSearchResponse } from '@generated/catalog/model/catalogSearchResponse';
import type { Query } from '@/lib/queries/query';
import { type Site, useSite } from '@/lib/site/site';

/** Wire types with a picture; lenses and protection plans have none. */
const TYPES_WITH_PICTURE = new Set(['EYE', 'SUN', 'LCON', 'RCON']);

function productQueryArgs(site: Site, cart: Cart) {
  const { storeId, catalogId, languageId, currency } = site;
  const itemsWithPicture = (cart.orderItem ?? []).filter((item) => TYPES_WITH_PICTURE.has(item.comments));
  const partNumber = [...new Set(itemsWithPicture.map((item) => item.partNumber))].sort();
  const params = {
    partNumber,
    catalogId,
    langId: languageId,
    currency,
    profileName: 'IBM_findProductByPartNumber_Details',
    responseFormat: 'json',
  } as const;
  return [storeId, params] as const;
}

/** Names and pictures of the products in a cart, in one request. */
export function cartProductsQuery(site: Site, cart: Cart): Query<CatalogSearchResponse> {
  const [storeId, params] = productQueryArgs(site, cart);
  return {
    key: getFindProductsByPartNumbersKey(storeId, params),
    fetch: (options) => findProductsByPartNumbers(storeId, params, options),
  };
}

/** Returns the catalog data of the products in the cart; undefined while loading. The cart is usable without it. */
export function useCartProducts(cart: Cart): CatalogSearchResponse | undefined {
  return useFindProductsByPartNumbers(...productQueryArgs(useSite(), cart), {
    swr: { keepPreviousData: true },
  }).data;
}
