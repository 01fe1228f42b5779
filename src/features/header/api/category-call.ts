import type { FindProductsByCategoryParams } from '@generated/catalog/model';
import type { ListingName } from '@/platform/navigation/store-paths';
import type { Site } from '@/platform/store/store';

/** Ids of the top categories (contract, findProductsByCategory). */
export const CATEGORY_IDS: Record<ListingName, string> = {
  eyeglasses: '40001',
  sunglasses: '40002',
  'contact-lenses': '40003',
};

/** Facet of the request `{categoryId}?facet=…&pageSize=10&pageNumber=1` (000 §7). */
const ALL_CONTACT_LENSES = `parentCatgroup_id_search:"${CATEGORY_IDS['contact-lenses']}"`;

/** Number of lenses in the header's contact-lens menu (000 §9). */
const CONTACT_LENSES = 10;

/** `orderBy` code for most popular first. */
const POPULAR = '6';

/** Request arguments for a category menu: facets plus the top product, or the lens list for contact lenses. */
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
      ...(isContactLenses ? { facet: [ALL_CONTACT_LENSES] } : {}),
      orderBy: POPULAR,
      pageNumber: 1,
      pageSize: isContactLenses ? CONTACT_LENSES : 1,
      // The product link needs a color SKU, which only the Details profile returns.
      profileName: isContactLenses
        ? 'IBM_findProductsByCategory_Summary'
        : 'IBM_findProductsByCategory_Details',
    },
  ];
}
