import { otherFacets } from '../api/listing-to-filter';

/** Loads the page anew (003 §2.2), as it is without a prescription: from the first page, with everything else kept. */
export function reloadUnfiltered(): void {
  const { href } = window.location;
  const address = unfiltered(href);
  if (address === href) window.location.reload();
  else window.location.assign(address);
}

/** The address of a listing without the facets that a prescription brought. */
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
