/** Field of a history entry's state: its listing was filtered while a prescription was stored. */
export const FILTER_MARK = 'prescriptionFiltered';
/** Router keys of further such entries, in session storage. */
export const FILTERED_KEYS = 'prescription-filtered-entries';

/** Whether the current history entry was filtered by a prescription, which may be cleared since. */
export function hasFilterMark(): boolean {
  const { key, [FILTER_MARK]: isMarked } = (history.state ?? {}) as Partial<Record<string, unknown>>;
  return isMarked === true || filteredKeys().includes(key);
}

export function filteredKeys(): unknown[] {
  try {
    return JSON.parse(sessionStorage.getItem(FILTERED_KEYS) ?? '[]');
  } catch {
    return [];
  }
}
