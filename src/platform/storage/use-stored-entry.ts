import { useSyncExternalStore } from 'react';
import type { StoredEntry } from './stored-entry';

/** Subscribes to a stored value; undefined on the server and during hydration. */
export function useStoredEntry<Value>(storedValue: StoredEntry<Value>): Value | undefined {
  return useSyncExternalStore(storedValue.subscribe, storedValue.read, () => undefined);
}
