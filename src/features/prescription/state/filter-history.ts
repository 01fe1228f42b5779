import { entryKey } from '@/lib/history/entry-key';
import { isPrescriptionStored } from '@/lib/prescription/has-prescription';
import { type FilterableListing, withoutPrescriptionFacets } from '../api/filterable-listing';
import { FILTERED_ENTRIES } from './filtered-entries';

/** True while the page is being replaced, which removes the filter. */
let isReloading = false;

/** Marks the history entry of a listing that is filtered by the stored prescription. */
export function markFilteredEntry(): void {
  const { href } = window.location;
  if (withoutPrescription(href) !== href && !isMarked()) setMark(true);
}

/**
 * Removes the filter from an entry that the shopper returned to, if its prescription has been cleared. A filtered listing
 * without the mark, such as a shared link or the facet itself, is unchanged.
 */
export function removeStaleFilter({ show }: FilterableListing): void {
  if (isReloading || !isMarked() || isPrescriptionStored()) return;
  const { href } = window.location;
  setMark(false);
  show(withoutPrescription(href), { replace: true });
}

/** Reloads the page without the prescription filter (003 §2.2), in the same history entry: Back must not restore it. */
export function reloadUnfiltered(): void {
  isReloading = true;
  const url = new URL(withoutPrescription(window.location.href));
  // Drops the fragment, with which the browser would only scroll.
  url.hash = '';
  window.location.replace(url);
}

/** Returns the URL of a listing without the prescription facets, and on its first page. Other parameters are preserved. */
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

function isMarked(): boolean {
  return markedKeys().includes(entryKey());
}

function setMark(isFiltered: boolean): void {
  const key = entryKey();
  const otherKeys = markedKeys().filter((markedKey) => markedKey !== key);
  try {
    sessionStorage.setItem(FILTERED_ENTRIES, JSON.stringify(isFiltered ? [...otherKeys, key] : otherKeys));
  } catch {
    // Storage is full or blocked: Back may then show a filter whose prescription is cleared.
  }
}

function markedKeys(): unknown[] {
  try {
    return JSON.parse(sessionStorage.getItem(FILTERED_ENTRIES) ?? '[]');
  } catch {
    return [];
  }
}
