import { otherFacets } from '../api/listing-to-filter';

/** Reloads the page without the prescription filter (003 §2.2), from the first page. Other parameters are preserved. */
export function reloadUnfiltered(): void {
  const { href } = window.location;
  const url = unfiltered(href);
  if (url === href) window.location.reload();
  else window.location.assign(url);
}

/** The URL of a listing without the prescription facets. */
export function unfiltered(href: string): string {
  const url = new URL(href);
  const facets = url.searchParams.getAll('facet');
  const others = otherFacets(facets);
  if (others.length === facets.length) return href;
  url.searchParams.delete('facet');
  url.searchParams.delete('page');
  for (const facet of others) url.searchParams.append('facet', facet);
  return url.href;
}
