import type { CatalogSearchFacetValue, CatalogSearchResponse } from '@generated/catalog/model/index';

/** Name of the frame-shape facet. */
export const SHAPE_FACET = 'FRAME_SHAPE';

/** A frame shape to filter the listing by. */
export interface ShapeOption {
  /** Localized name. */
  label: string;
  /** Stable shape code used as the filter value, such as cat-eye. */
  code: string;
  /** Query value for the listing URL: `NAME:code`. */
  facet: string;
}

/** Lists the shapes in a search response, by frame count; drops shapes without frames. */
export function toShapeOptions({ facetView }: CatalogSearchResponse): ShapeOption[] {
  const facet = facetView?.find(({ name }) => name === SHAPE_FACET);
  return [...(facet?.entry ?? [])]
    .filter((option) => Number(option.count) > 0)
    .sort((first, second) => Number(second.count) - Number(first.count))
    .map((option) => {
      const code = parseFacetCode(option);
      return { label: option.label, code, facet: `${SHAPE_FACET}:${code}` };
    });
}

/** Parses the wire format: URL-encoded `field:"value"`. */
function parseFacetCode({ value, label }: CatalogSearchFacetValue): string {
  const decoded = decodeURIComponent(value.replaceAll('+', ' '));
  return /^[^:]+:"(.*)"$/.exec(decoded)?.[1] ?? label;
}
