import { deleteDB } from 'idb';
import { connectIndexedDb, readContents, resetStore, writeChanges } from './indexed-db-store';
import { memoryPersistence } from './memory-persistence';
import type { AsyncPersistence, OpenedPersistence } from './persistence';
import { WriteBehindQueue } from './write-behind-queue';

/**
 * Persists the database in the browser's IndexedDB. Writes are queued, one IndexedDB transaction per database
 * transaction, in order; `settled` waits for them.
 *
 * Contents of another version, or invalid ones, are moved to the object store `setAside` as one value. Without
 * IndexedDB (blocked storage) the database lives in memory, and the notice says so.
 */
export function indexedDbPersistence(name: string): AsyncPersistence {
  return {
    open: async (version) => {
      try {
        return await openStore(name, version);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return {
          ...memoryPersistence().open(version),
          notice: `This browser keeps nothing between visits (${reason}).`,
        };
      }
    },
  };
}

async function openStore(name: string, version: number): Promise<OpenedPersistence> {
  const store = await connectIndexedDb(name).catch(async () => {
    // Damaged, or written by a later release: neither can be read.
    await deleteDB(name);
    return connectIndexedDb(name);
  });
  const contents = await readContents(store);
  const queue = new WriteBehindQueue();

  function quarantine(reason: string): string {
    queue.add(() => resetStore(store, version, { ...contents, reason }));
    return `The data in ${name} could not be used (${reason}). It was set aside, and the database starts empty.`;
  }

  const opened: OpenedPersistence = {
    documents: contents.documents,
    counters: contents.counters,
    write: (changes) => queue.add(() => writeChanges(store, changes)),
    quarantine,
    settled: () => queue.settled(),
    close: () => {
      const close = () => store.close();
      queue.settled().then(close, close);
    },
  };
  if (contents.version === version) return opened;
  const empty = { ...opened, documents: [], counters: [] };
  if (contents.version === undefined) {
    queue.add(() => resetStore(store, version));
    return empty;
  }
  return { ...empty, notice: quarantine(`it has version ${contents.version}, needed is ${version}`) };
}
