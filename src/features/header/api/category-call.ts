import type { FindProductsByCategoryParams } from '@generated/catalog/model';
import type { ListingName } from '@/platform/navigation/store-paths';
import type { Store } from '@/platform/store/store';

/** Ids of the top categories (contract, findProductsByCategory). */
export const CATEGORY_IDS: Record<ListingName, string> = {
  eyeglasses: '40001',
  sunglasses: '40002',
  'contact-lenses': '40003',
};

/** The facet of the specification's call `{categoryId}?facet=…&pageSize=10&pageNumber=1` (000 §7). */
const ALL_CONTACT_LENSES = `parentCatgroup_id_search:"${CATEGORY_IDS['contact-lenses']}"`;

/** Lenses in the header's contact-lens menu (000 §9). */
const CONTACT_LENSES = 10;

/** The contract's code for the most popular first. */
const POPULAR = '6';

/** The call behind a category's menu: its facets, and the most popular product or, of contact lenses, the brand menu. */
export function categoryCall(
  { storeId, catalogId, languageId, currency }: Store,
  listing: ListingName,
): [Store['storeId'], string, FindProductsByCategoryParams] {
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
      // A model's link leads to one of its colours, which only the profile with colours names.
      profileName: isContactLenses
        ? 'IBM_findProductsByCategory_Summary'
        : 'IBM_findProductsByCategory_Details',
    },
  ];
}
