import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { memoryPersistence } from './memory-persistence';
import type { AsyncPersistence, Change, OpenedPersistence, StoredDocument } from './persistence';
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

interface StoredContents {
  /** Schema version of the contents; undefined in a new store. */
  version: number | undefined;
  documents: StoredDocument[];
  counters: [name: string, value: number][];
}

interface Layout extends DBSchema {
  documents: { key: [collection: string, id: string]; value: StoredDocument };
  counters: { key: string; value: { name: string; value: number } };
  about: { key: string; value: { name: 'version'; version: number } };
  /** The last quarantined contents, as one value. */
  setAside: { key: string; value: StoredContents & { name: 'last'; reason: string } };
}

type IndexedDbStore = IDBPDatabase<Layout>;

/** Version of the layout above, not of the schema. */
const LAYOUT_VERSION = 1;
const LIVE_STORES = ['documents', 'counters', 'about'] as const;
const ALL_STORES = [...LIVE_STORES, 'setAside'] as const;

function connectIndexedDb(name: string): Promise<IndexedDbStore> {
  return openDB<Layout>(name, LAYOUT_VERSION, {
    upgrade: (store) => {
      store.createObjectStore('documents', { keyPath: ['collection', 'id'] });
      store.createObjectStore('counters', { keyPath: 'name' });
      store.createObjectStore('about', { keyPath: 'name' });
      store.createObjectStore('setAside', { keyPath: 'name' });
    },
    // Another tab deletes or upgrades the store; this connection must not block it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/** Returns everything in the store, documents in order of insertion. */
async function readContents(store: IndexedDbStore): Promise<StoredContents> {
  const transaction = store.transaction(LIVE_STORES);
  const [documents, counters, about] = await Promise.all([
    transaction.objectStore('documents').getAll(),
    transaction.objectStore('counters').getAll(),
    transaction.objectStore('about').get('version'),
  ]);
  return {
    version: about?.version,
    documents: documents.sort((a, b) => a.sequence - b.sequence),
    counters: counters.map(({ name, value }) => [name, value]),
  };
}

/** Writes all changes, or none. */
async function writeChanges(store: IndexedDbStore, changes: readonly Change[]): Promise<void> {
  const transaction = store.transaction(['documents', 'counters'], 'readwrite', { durability: 'relaxed' });
  const documents = transaction.objectStore('documents');
  const counters = transaction.objectStore('counters');
  const requests = changes.map((change): Promise<unknown> => {
    if (change.kind === 'removal') return documents.delete([change.collection, change.id]);
    if (change.kind === 'document') {
      const { collection, id, sequence, document } = change;
      return documents.put({ collection, id, sequence, document });
    }
    if (change.value === undefined) return counters.delete(change.name);
    return counters.put({ name: change.name, value: change.value });
  });
  await Promise.all([...requests, transaction.done]);
}

/** Empties the store for a schema version; `quarantined` contents are stored as one value. */
async function resetStore(
  store: IndexedDbStore,
  version: number,
  quarantined?: StoredContents & { reason: string },
): Promise<void> {
  const transaction = store.transaction(ALL_STORES, 'readwrite');
  const requests: Promise<unknown>[] = [
    transaction.objectStore('documents').clear(),
    transaction.objectStore('counters').clear(),
    transaction.objectStore('about').put({ name: 'version', version }),
  ];
  if (quarantined) requests.push(transaction.objectStore('setAside').put({ name: 'last', ...quarantined }));
  await Promise.all([...requests, transaction.done]);
}
