import type { Persistence } from './persistence';

/** Stores nothing: the database lives in memory only. For tests, and for browsers without IndexedDB. */
export function memoryPersistence(): Persistence {
  return {
    open: () => ({
      documents: [],
      counters: [],
      write: () => {},
      quarantine: (reason) => reason,
      settled: () => Promise.resolve(),
      close: () => {},
    }),
  };
}
