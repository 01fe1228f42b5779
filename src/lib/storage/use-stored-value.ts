import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value';

/** Subscribes to a stored value; undefined on the server and during hydration. */
export function useStoredValue<Value>(storedValue: StoredValue<Value>): Value | undefined {
  return useSyncExternalStore(storedValue.subscribe, storedValue.read, () => undefined);
}
