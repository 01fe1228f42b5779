import { useSyncExternalStore } from 'react';
import type { StoredEntry } from './stored-entry';

/** What the browser keeps in this entry, up to date; undefined on the server and while a served page is taken over. */
export function useStoredEntry<Value>(entry: StoredEntry<Value>): Value | undefined {
  return useSyncExternalStore(entry.subscribe, entry.read, () => undefined);
}
