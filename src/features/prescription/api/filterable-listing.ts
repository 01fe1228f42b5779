/** The listing that the filter applies to. */
export interface FilterableListing {
  searchType: 'eyeglasses' | 'sunglasses' | 'search';
  /** Search term; empty in a category. */
  term: string;
  /** Selected facets, `name:value`. */
  facets: readonly string[];
  /** Shows the listing at a path of this site, and preserves the scroll position. */
  show: (path: string, options?: { replace: boolean }) => void;
}

/** Facets that the commerce API uses to filter by prescription (contract, checkAvailableFrames). */
const PRESCRIPTION_FACETS: readonly string[] = ['ROXABLE', 'MIN_TOTAL_POWER', 'MAX_TOTAL_POWER'];

/** Returns the selected facets without those of the prescription. */
export function withoutPrescriptionFacets(facets: readonly string[]): string[] {
  return facets.filter((facet) => !PRESCRIPTION_FACETS.includes(facet.split(':', 1)[0] ?? ''));
}

/** Returns whether the listing is filtered to frames that take prescription lenses. */
export function isPrescriptionFiltered(facets: readonly string[]): boolean {
  return facets.includes('ROXABLE:True');
}
