import type { CatalogSearchFacet } from '@generated/catalog/model';

/** A way into a listing by one value of a facet. */
export interface FacetLink {
  label: string;
  /** For the listing's address: `NAME:value`. */
  facet: string;
}

/** The values of a facet, those with most products first, at most `most`; none when the answer has no such facet. */
export function facetLinks(
  facets: readonly CatalogSearchFacet[] | undefined,
  name: string,
  most: number,
): FacetLink[] {
  const entries = facets?.find((facet) => facet.name === name)?.entry ?? [];
  return entries
    .filter(({ count }) => Number(count) > 0)
    .toSorted((first, second) => Number(second.count) - Number(first.count))
    .slice(0, most)
    .map(({ label, value }) => ({ label, facet: `${name}:${codeOf(value) ?? label}` }));
}

/** The wire writes `field:"value"`, URL-encoded, with quotes and backslashes of the value escaped. */
function codeOf(value: string): string | undefined {
  const decoded = decodeURIComponent(value.replaceAll('+', ' '));
  return /^[^:]+:"(.*)"$/s.exec(decoded)?.[1]?.replace(/\\(["\\])/g, '$1');
}
