import { isPrescriptionStored } from '@/lib/prescription/has-prescription';
import { type FilterableListing, withoutPrescriptionFacets } from '../api/filterable-listing';
import { FILTER_MARK, hasFilterMark } from './filter-mark';

/** Marks the history entry of a listing that is filtered by the stored prescription. */
export function markFilteredEntry(): void {
  const { href } = window.location;
  if (withoutPrescription(href) !== href && !hasFilterMark()) setMark(true, href);
}

/**
 * Removes the filter from an entry that the shopper came back to, if its prescription is cleared by now. A filtered
 * listing without the mark, such as a shared link or the facet itself, stays as it is.
 */
export function removeStaleFilter({ show }: FilterableListing): void {
  if (!hasFilterMark() || isPrescriptionStored()) return;
  const { href } = window.location;
  setMark(false, href);
  show(withoutPrescription(href), { replace: true });
}

/** Reloads the page without the prescription filter (003 §2.2), in the same history entry: Back must not restore it. */
export function reloadUnfiltered(): void {
  setMark(false, withoutPrescription(window.location.href));
  window.location.reload();
}

/** The URL of a listing without the prescription facets, and on its first page. Other parameters are preserved. */
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

/** Preserves the router's own fields. */
function setMark(isFiltered: boolean, href: string): void {
  history.replaceState({ ...history.state, [FILTER_MARK]: isFiltered }, '', href);
}
