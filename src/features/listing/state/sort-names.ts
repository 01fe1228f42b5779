/** The orders of a listing, as the page's address names them. A listing opens by popularity, a search by relevance. */
export const SORT_NAMES = ['popular', 'newest', 'price-low', 'price-high', 'brand'] as const;

export type SortName = (typeof SORT_NAMES)[number];
