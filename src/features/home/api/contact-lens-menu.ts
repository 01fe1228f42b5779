import { getSearchProductsByTermKey, searchProductsByTerm } from '@generated/catalog/catalog';
import type { ProductViewAnswer, SearchProductsByTermParams } from '@generated/catalog/model';
import type { Read } from '@/platform/reads/read';
import type { Store } from '@/platform/store/store';

/** Contact lenses in the home page's menu (000 §9). */
const MENU_SIZE = 7;
/** Every product; the facet narrows it. */
const ANY_TERM = '*';
const ALL_CONTACT_LENSES = 'parentCatgroup_id_search:"40003"';
/** Name of the facet that tells the brands. */
export const BRAND_FACET = 'ManufacturerName';

type MenuCall = [Store['storeId'], string, SearchProductsByTermParams];

/** The specification's call `*?facet=…&pageSize=7&pageNumber=1`: all brands, or one of them (000 §7). */
export function menuCall(store: Store, brandFacet = ALL_CONTACT_LENSES): MenuCall {
  return [
    store.storeId,
    ANY_TERM,
    {
      facet: [brandFacet],
      pageSize: MENU_SIZE,
      pageNumber: 1,
      catalogId: store.catalogId,
      langId: store.languageId,
      currency: store.currency,
    },
  ];
}

/** The menu with all brands, for the first paint; of the answer only what the menu reads. */
export function menuRead(store: Store): Read<ProductViewAnswer> {
  const call = menuCall(store);
  return {
    key: getSearchProductsByTermKey(...call),
    fetch: async (options) => {
      const { FacetView, CatalogEntryView, ...counts } = await searchProductsByTerm(...call, options);
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
