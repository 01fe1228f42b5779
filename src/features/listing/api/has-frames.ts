import type { CatalogSearchResponse } from '@generated/catalog/model';

/** Only frames have this facet. */
const FRAME_FACET = 'FRAME_SHAPE';

/** Returns whether results may contain frames; unknown results may. A search for contact lenses has none. */
export function hasFrames(results: Pick<CatalogSearchResponse, 'facetView'> | undefined): boolean {
  const facets = results?.facetView ?? [];
  return facets.length === 0 || facets.some(({ name }) => name === FRAME_FACET);
}
