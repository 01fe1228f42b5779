/** What the filter knows of the listing that it narrows. */
export interface ListingToFilter {
  searchType: 'eyeglasses' | 'sunglasses' | 'search';
  /** What was searched for; empty in a category. */
  term: string;
  /** Chosen facets, `name:value`. */
  facets: readonly string[];
  /** Leads to the listing at a path of this site, staying at the same place of the page. */
  show: (path: string) => void;
}

/** Facets by which the platform lists the frames that take a prescription (contract, checkAvailableFrames). */
const OWN_FACETS: readonly string[] = ['ROXABLE', 'MIN_TOTAL_POWER', 'MAX_TOTAL_POWER'];

/** What the shopper has chosen beside the prescription. */
export function otherFacets(facets: readonly string[]): string[] {
  return facets.filter((facet) => !OWN_FACETS.includes(facet.split(':', 1)[0] ?? ''));
}

/** Whether the listing holds only frames that take prescription lenses. */
export function isFiltered(facets: readonly string[]): boolean {
  return facets.includes('ROXABLE:True');
}
