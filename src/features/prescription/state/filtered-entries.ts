/** Router keys of the history entries that were filtered while a prescription was stored, in session storage. */
export const FILTERED_ENTRIES = 'prescription-filtered';

/** Returns whether this tab has had a listing filtered by a prescription, without loading the code that knows which. */
export function hasFilteredEntries(): boolean {
  try {
    return sessionStorage.getItem(FILTERED_ENTRIES) !== null;
  } catch {
    return false;
  }
}
