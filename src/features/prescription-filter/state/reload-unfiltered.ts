import { withoutPrescriptionFacets } from '../api/filterable-listing';

/** Reloads the page without the prescription filter (003 §2.2), from the first page. Other parameters are preserved. */
export function reloadUnfiltered(): void {
  const { href } = window.location;
  const url = withoutPrescription(href);
  if (url === href) window.location.reload();
  else window.location.assign(url);
}

/** The URL of a listing without the prescription facets. */
export function withoutPrescription(href: string): string {
  const url = new URL(href);
  const facets = url.searchParams.getAll('facet');
  const remaining = withoutPrescriptionFacets(facets);
  if (remaining.length === facets.length) return href;
  url.searchParams.delete('facet');
  url.searchParams.delete('page');
  for (const facet of remaining) url.searchParams.append('facet', facet);
  return url.href;
}
