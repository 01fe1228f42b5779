import type { CatalogSearchAnswer, CatalogSearchFacetEntry } from '@generated/catalog/model';

/** Name of the facet that tells the shapes of frames. */
export const SHAPE_FACET = 'FRAME_SHAPE';

/** A way into the listing by the shape of the frame. */
export interface ShapeEntry {
  /** Name in the shopper's language. */
  label: string;
  /** Value that the platform filters by, which is the shape's stable code, such as cat-eye. */
  code: string;
  /** For the listing's address: the facet's name and the code. */
  facet: string;
}

/** The shapes that a search answer offers, those with most frames first; shapes without frames are left out. */
export function shapeEntries({ facetView }: CatalogSearchAnswer): ShapeEntry[] {
  const facet = facetView?.find(({ name }) => name === SHAPE_FACET);
  return [...(facet?.entry ?? [])]
    .filter((entry) => Number(entry.count) > 0)
    .sort((first, second) => Number(second.count) - Number(first.count))
    .map((entry) => {
      const code = facetValue(entry);
      return { label: entry.label, code, facet: `${SHAPE_FACET}:${code}` };
    });
}

/** The wire writes `field:"value"`, URL-encoded. */
function facetValue({ value, label }: CatalogSearchFacetEntry): string {
  const decoded = decodeURIComponent(value.replaceAll('+', ' '));
  return /^[^:]+:"(.*)"$/.exec(decoded)?.[1] ?? label;
}
