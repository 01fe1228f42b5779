/** Sort options by their name in the page URL. The default is popularity in a category and relevance in a search. */
export const SORT_OPTIONS = ['popular', 'newest', 'price-low', 'price-high', 'brand'] as const;

export type SortOption = (typeof SORT_OPTIONS)[number];
