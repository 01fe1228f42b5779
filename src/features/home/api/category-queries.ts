import { findProductsByCategory, getFindProductsByCategoryKey } from '@generated/catalog/catalog';
import type { CatalogSearchResponse, FindProductsByCategoryParams } from '@generated/catalog/model/index';
import { pickTileFields } from '@/domain/catalog/pick-tile-fields';
import { CATEGORY_IDS, ORDER_BY } from '@/domain/catalog/top-categories';
import type { ListingName } from '@/lib/navigation/site-paths';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';
import { SHAPE_FACET } from './shape-options';

/** Fills rows of four on desktop and two on mobile. */
const ROW_SIZE = 8;

export interface CategoryRow {
  category: ListingName;
  order: 'newest' | 'popular';
}

/** Product rows of the first paint. */
export const bestsellers: CategoryRow = { category: 'eyeglasses', order: 'popular' };
export const newArrivals: CategoryRow = { category: 'sunglasses', order: 'newest' };

type CategoryRowArgs = [Site['storeId'], string, FindProductsByCategoryParams];

/** Returns the request arguments of a product row, shared by the query and the hook. */
export function categoryRowArgs(site: Site, { category, order }: CategoryRow): CategoryRowArgs {
  return [
    site.storeId,
    CATEGORY_IDS[category],
    {
      catalogId: site.catalogId,
      langId: site.languageId,
      currency: site.currency,
      orderBy: ORDER_BY[order],
      pageNumber: 1,
      pageSize: ROW_SIZE,
      // Includes the colors of each model.
      profileName: 'MARLOWE_findProductsByCategory_Tiles',
    },
  ];
}

/**
 * Returns the query of a product row. The response is serialized into the page, so it has only the shape facet and the fields
 * that a tile uses.
 */
export function categoryQuery(site: Site, row: CategoryRow): Query<CatalogSearchResponse> {
  const args = categoryRowArgs(site, row);
  return {
    key: getFindProductsByCategoryKey(...args),
    fetch: async (options) => {
      const response = await findProductsByCategory(...args, options);
      return {
        ...response,
        facetView: response.facetView?.filter(({ name }) => name === SHAPE_FACET) ?? [],
        catalogEntryView: response.catalogEntryView.map(pickTileFields),
      };
    },
  };
}
