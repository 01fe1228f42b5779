import {
  findProductsByCategory,
  findProductsByTerm,
  getFindProductsByCategoryKey,
  getFindProductsByTermKey,
} from '@generated/catalog/catalog';
import type {
  CatalogSearchResponse,
  FindProductsByCategoryParams,
  OrderByParameter,
} from '@generated/catalog/model/index';
import { toPathTerm } from '@/domain/catalog/path-term';
import { pickTileFields } from '@/domain/catalog/pick-tile-fields';
import { CATEGORY_IDS, ORDER_BY } from '@/domain/catalog/top-categories';
import { toDecimal } from '@/domain/money/parse-amount';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';
import type { ListingQuery } from '../state/listing-query';
import { type ListingScope, PAGE_SIZE } from '../state/listing-scope';
import type { SortOption } from '../state/sort-options';
import { toWireFacet } from './to-wire-facet';

const ORDER_BY_CODES: Record<SortOption, OrderByParameter> = {
  popular: ORDER_BY.popular,
  newest: ORDER_BY.newest,
  'price-low': ORDER_BY.priceLow,
  'price-high': ORDER_BY.priceHigh,
  brand: ORDER_BY.brand,
};

type RequestArgs = [Site['storeId'], string, FindProductsByCategoryParams];

/** Returns the request arguments of a category page, shared by the server's query and the hook. */
export function categoryRequestArgs(
  site: Site,
  scope: keyof typeof CATEGORY_IDS,
  query: ListingQuery,
): RequestArgs {
  const params = { ...searchParams(site, query), orderBy: ORDER_BY_CODES[query.sort ?? 'popular'] };
  return [
    site.storeId,
    CATEGORY_IDS[scope],
    { ...params, profileName: 'MARLOWE_findProductsByCategory_Tiles' },
  ];
}

/** Returns the request arguments of a search page; sorted by relevance by default. */
export function termRequestArgs(site: Site, query: ListingQuery): RequestArgs {
  const order = query.sort ? { orderBy: ORDER_BY_CODES[query.sort] } : {};
  const params = { ...searchParams(site, query), ...order };
  return [
    site.storeId,
    toPathTerm(query.term),
    { ...params, profileName: 'MARLOWE_findProductsBySearchTerm_Tiles' },
  ];
}

/**
 * Returns the products for the first paint of a listing page; undefined for a search without a term. Has only the fields that a
 * tile uses, since the response is serialized into the server-rendered page.
 */
export function productListQuery(
  site: Site,
  scope: ListingScope,
  query: ListingQuery,
): Query<CatalogSearchResponse> | undefined {
  const withPickedFields = async (responsePromise: Promise<CatalogSearchResponse>) => {
    const response = await responsePromise;
    return { ...response, catalogEntryView: response.catalogEntryView.map(pickTileFields) };
  };
  if (scope === 'search') {
    if (!query.term) return undefined;
    const args = termRequestArgs(site, query);
    return {
      key: getFindProductsByTermKey(...args),
      fetch: (options) => withPickedFields(findProductsByTerm(...args, options)),
    };
  }
  const args = categoryRequestArgs(site, scope, query);
  return {
    key: getFindProductsByCategoryKey(...args),
    fetch: (options) => withPickedFields(findProductsByCategory(...args, options)),
  };
}

function searchParams(
  site: Site,
  { facets, page, minPrice, maxPrice }: ListingQuery,
): FindProductsByCategoryParams {
  // Sorted, so that the same facets selected in another order share one cache key.
  const facet = facets.flatMap((selected) => toWireFacet(selected, site) ?? []).sort();
  return {
    catalogId: site.catalogId,
    langId: site.languageId,
    currency: site.currency,
    ...(facet.length > 0 ? { facet } : {}),
    ...(minPrice === undefined ? {} : { minPrice: toDecimal(minPrice) }),
    ...(maxPrice === undefined ? {} : { maxPrice: toDecimal(maxPrice) }),
    pageNumber: page,
    pageSize: PAGE_SIZE,
  };
}
