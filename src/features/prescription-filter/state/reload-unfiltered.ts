import { otherFacets } from '../api/listing-to-filter';

/** Reloads the page without the prescription filter (003 §2.2), from the first page. Other parameters are preserved. */
export function reloadUnfiltered(): void {
  const { href } = window.location;
  const address = unfiltered(href);
  if (address === href) window.location.reload();
  else window.location.assign(address);
}

/** The URL of a listing without the prescription facets. */
export function unfiltered(href: string): string {
  const address = new URL(href);
  const facets = address.searchParams.getAll('facet');
  const others = otherFacets(facets);
  if (others.length === facets.length) return href;
  address.searchParams.delete('facet');
  address.searchParams.delete('page');
  for (const facet of others) address.searchParams.append('facet', facet);
  return address.href;
}
