/**
 * The router's key of the current history entry. While a drawer is open, the entry is a copy of the page's own one, with the
 * same key (see `closeOnBack`). The first entry of a document has no key, so it gets one here.
 */
export function entryKey(): string {
  const state = (history.state ?? {}) as { key?: string; entryKey?: string };
  const known = state.key ?? state.entryKey;
  if (known !== undefined) return known;
  const newKey = String(Math.random());
  history.replaceState({ ...state, entryKey: newKey }, '');
  return newKey;
}
