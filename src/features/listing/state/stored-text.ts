import { useSyncExternalStore } from 'react';

/** A text in local storage that components follow. Storage that is blocked or full only costs the memory. */
export interface StoredText {
  set: (value: string) => void;
  /** Undefined on the server, where nothing is stored, and while the page wakes up. */
  use: () => string | undefined;
}

export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  // What was set in this page, in case it could not be stored.
  let current: string | undefined;

  const read = () => {
    if (current !== undefined) return current;
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const subscribe = (listener: () => void) => {
    const other = (event: StorageEvent) => {
      if (event.key !== key) return;
      current = undefined;
      listener();
    };
    listeners.add(listener);
    addEventListener('storage', other);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', other);
    };
  };

  return {
    set: (value) => {
      current = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // Kept for this page only.
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, () => undefined),
  };
}
