import type { ListingName } from '@/lib/navigation/site-paths';

/** Query parameter that selects a category tab without JavaScript. */
const PARAMETER = 'category';

/** Categories in tab order; the first is the default (000 §2, Home page). */
export const CATEGORIES: readonly [ListingName, ...ListingName[]] = [
  'eyeglasses',
  'sunglasses',
  'contact-lenses',
];

/** Returns the category tab selected by the query. */
export function selectedCategory(query: URLSearchParams): ListingName {
  const requested = query.get(PARAMETER);
  return CATEGORIES.find((category) => category === requested) ?? CATEGORIES[0];
}

/** Returns the relative URL that selects a category tab. */
export function categoryHref(category: ListingName): string {
  return `?${new URLSearchParams({ [PARAMETER]: category })}#bestsellers`;
}
