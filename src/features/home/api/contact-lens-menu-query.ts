import { getSearchProductsByTermKey, searchProductsByTerm } from '@generated/catalog/catalog';
import type { ProductViewResponse, SearchProductsByTermParams } from '@generated/catalog/model/index';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';

/** Number of contact lenses in the home page menu (000 §9). */
const MENU_SIZE = 7;
/** Matches every product; the facet filters. */
const ANY_TERM = '*';
const CONTACT_LENSES_FACET = 'parentCatgroup_id_search:"40003"';
export const BRAND_FACET = 'ManufacturerName';

type ContactLensMenuArgs = [Site['storeId'], string, SearchProductsByTermParams];

/** Arguments of the request `*?facet=…&pageSize=7&pageNumber=1`, for all brands or one (000 §7). */
export function contactLensMenuArgs(site: Site, brandFacet = CONTACT_LENSES_FACET): ContactLensMenuArgs {
  return [
    site.storeId,
    ANY_TERM,
    {
      facet: [brandFacet],
      pageSize: MENU_SIZE,
      pageNumber: 1,
      catalogId: site.catalogId,
      langId: site.languageId,
      currency: site.currency,
    },
  ];
}

/** Returns the query of the menu with all brands; strips fields that the menu does not use. */
export function contactLensMenuQuery(site: Site): Query<ProductViewResponse> {
  const args = contactLensMenuArgs(site);
  return {
    key: getSearchProductsByTermKey(...args),
    fetch: async (options) => {
      const { FacetView, CatalogEntryView, ...counts } = await searchProductsByTerm(...args, options);
      return {
        ...counts,
        FacetView: FacetView?.filter(({ name }) => name === BRAND_FACET) ?? [],
        CatalogEntryView: CatalogEntryView.map(({ uniqueID, name, partNumber, thumbnail }) => ({
          uniqueID,
          name,
          partNumber,
          ...(thumbnail ? { thumbnail } : {}),
        })),
      };
    },
  };
}
