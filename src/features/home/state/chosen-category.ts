import type { ListingName } from '@/platform/navigation/store-paths';

/** Query parameter of the home page that names a category's tab, for browsers without scripts. */
const PARAMETER = 'category';

/** The categories in the order of their tabs; the first is the one shown by default (000 §2, Home page). */
export const CATEGORIES: readonly [ListingName, ...ListingName[]] = [
  'eyeglasses',
  'sunglasses',
  'contact-lenses',
];

/** The category whose tab an address of the home page shows. */
export function chosenCategory(query: URLSearchParams): ListingName {
  const named = query.get(PARAMETER);
  return CATEGORIES.find((category) => category === named) ?? CATEGORIES[0];
}

/** The part of the home page's address that shows a category's tab. */
export function categoryAddress(category: ListingName): string {
  return `?${new URLSearchParams({ [PARAMETER]: category })}#bestsellers`;
}
