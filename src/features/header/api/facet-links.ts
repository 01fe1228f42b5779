import type { CatalogSearchFacet } from '@generated/catalog/model';

/** A link to a listing filtered by one facet value. */
export interface FacetLink {
  label: string;
  /** Query value for the listing URL: `NAME:value`. */
  facet: string;
}

/** Links up to `limit` values of a facet, by product count; empty when the response lacks the facet. */
export function facetLinks(
  facets: readonly CatalogSearchFacet[] | undefined,
  name: string,
  limit: number,
): FacetLink[] {
  const facetValues = facets?.find((facet) => facet.name === name)?.entry ?? [];
  return facetValues
    .filter(({ count }) => Number(count) > 0)
    .toSorted((first, second) => Number(second.count) - Number(first.count))
    .slice(0, limit)
    .map(({ label, value }) => ({ label, facet: `${name}:${parseFacetCode(value) ?? label}` }));
}

/** Parses the wire format: URL-encoded `field:"value"` with escaped quotes and backslashes. */
function parseFacetCode(value: string): string | undefined {
  const decoded = decodeURIComponent(value.replaceAll('+', ' '));
  return /^[^:]+:"(.*)"$/s.exec(decoded)?.[1]?.replace(/\\(["\\])/g, '$1');
}
