import type { FindProductsByCategoryParams } from '@generated/catalog/model/index';
import { CATEGORY_IDS, ORDER_BY } from '@/domain/catalog/top-categories';
import type { ListingName } from '@/lib/navigation/site-paths';
import type { Site } from '@/lib/site/site';

/** Facet of the request `{categoryId}?facet=…&pageSize=10&pageNumber=1` (000 §7). */
const CONTACT_LENSES_FACET = `parentCatgroup_id_search:"${CATEGORY_IDS['contact-lenses']}"`;

/** Number of lenses in the header's contact-lens menu (000 §9). */
const LENS_COUNT = 10;

/** Returns the request arguments for a category menu: facets plus the top product, or the lens list for contact lenses. */
export function categoryMenuArgs(
  { storeId, catalogId, languageId, currency }: Site,
  listing: ListingName,
): [Site['storeId'], string, FindProductsByCategoryParams] {
  const isContactLenses = listing === 'contact-lenses';
  return [
    storeId,
    CATEGORY_IDS[listing],
    {
      catalogId,
      langId: languageId,
      currency,
      ...(isContactLenses ? { facet: [CONTACT_LENSES_FACET] } : {}),
      orderBy: ORDER_BY.popular,
      pageNumber: 1,
      pageSize: isContactLenses ? LENS_COUNT : 1,
      // The product link needs a color SKU, which only the Details profile returns.
      profileName: isContactLenses
        ? 'IBM_findProductsByCategory_Summary'
        : 'IBM_findProductsByCategory_Details',
    },
  ];
}
