import { Collection } from './collection';
import { type DatabaseSnapshot, parseSnapshot } from './database-snapshot';
import type { AnyCollection, CollectionDefinition, Schema } from './define-schema';
import { DocumentError } from './document-error';
import type { OpenedPersistence } from './persistence';
import { TransactionLog } from './transaction-log';

type PublicCollection<Definition> =
  Definition extends CollectionDefinition<infer Document, infer Input, infer Index>
    ? Omit<Collection<Document, Input, Index>, 'check' | 'load' | 'unload'>
    : never;

/** Methods of every database, whatever its collections. */
export interface DatabaseActions<Counter extends string> {
  /** Set when the earlier contents were quarantined: says where they are now and why. */
  readonly notice: string | undefined;
  /** Runs `work` atomically: all of its writes are stored, or none. Nested transactions join. @throws what `work` throws. */
  transaction: <T>(work: () => T) => T;
  /** Returns the next number of this counter, as an id. */
  nextId: (counter: Counter) => string;
  /** Removes every document and restarts the counters. */
  reset: () => void;
  export: () => DatabaseSnapshot;
  /**
   * Replaces all contents with an export.
   *
   * @throws ImportError or DocumentError when any part is invalid; nothing changes then.
   */
  import: (value: unknown) => void;
  /** Resolves when every committed write is stored; rejects when storing failed. */
  settled: () => Promise<void>;
  close: () => void;
}

/** A database with this schema: one property per collection, plus the actions. */
export type Database<S extends Schema> =
  S extends Schema<infer Collections, infer Counter>
    ? { readonly [Name in keyof Collections]: PublicCollection<Collections[Name]> } & DatabaseActions<Counter>
    : never;

/** Persistent counters that increase by one. */
class Counters {
  readonly #first: Partial<Record<string, number>>;
  readonly #log: TransactionLog;
  /** Last value returned, by counter. */
  readonly #last = new Map<string, number>();

  constructor(first: Partial<Record<string, number>>, log: TransactionLog) {
    this.#first = first;
    this.#log = log;
  }

  next(name: string): number {
    const last = this.#last.get(name);
    const next = last === undefined ? (this.#first[name] ?? 1) : last + 1;
    this.#write(name, next);
    return next;
  }

  entries(): [name: string, value: number][] {
    return [...this.#last];
  }

  /** Replaces all counters with these values. */
  replace(entries: Iterable<readonly [name: string, value: number]>): void {
    this.#log.run(() => {
      for (const name of [...this.#last.keys()]) this.#write(name, undefined);
      for (const [name, value] of entries) this.#write(name, value);
    });
  }

  /** Loads a stored value at startup, outside any transaction. */
  load(name: string, value: number): void {
    this.#last.set(name, value);
  }

  #write(name: string, value: number | undefined): void {
    this.#log.run(() => {
      const previous = this.#last.get(name);
      this.#set(name, value);
      this.#log.record({
        key: `counter/${name}`,
        undo: () => this.#set(name, previous),
        change: () => ({ kind: 'counter', name, value: this.#last.get(name) }),
      });
    });
  }

  #set(name: string, value: number | undefined): void {
    if (value === undefined) this.#last.delete(name);
    else this.#last.set(name, value);
  }
}

/** Builds a database from stored contents; contents that do not match the schema are quarantined. */
export function buildDatabase<S extends Schema>(schema: S, opened: OpenedPersistence): Database<S> {
  const log = new TransactionLog(opened.write);
  const counters = new Counters(schema.counters, log);
  const collections = createCollections(schema, log);
  const notice = loadOrQuarantine(opened, collections, counters);

  function replaceAll(snapshot: Pick<DatabaseSnapshot, 'collections' | 'counters'>): void {
    log.run(() => {
      counters.replace(Object.entries(snapshot.counters));
      for (const [name, collection] of collections) {
        collection.clear();
        for (const document of snapshot.collections[name] ?? []) collection.insert(document);
      }
    });
  }

  const actions: DatabaseActions<string> = {
    notice,
    transaction: (work) => log.run(work),
    nextId: (counter) => String(counters.next(counter)),
    reset: () => replaceAll({ collections: {}, counters: {} }),
    export: () => ({
      version: schema.version,
      counters: Object.fromEntries(counters.entries()),
      collections: Object.fromEntries([...collections].map(([name, collection]) => [name, collection.all()])),
    }),
    import: (value) => replaceAll(parseSnapshot(value, schema.version, [...collections.keys()])),
    settled: opened.settled,
    close: opened.close,
  };
  return { ...Object.fromEntries(collections), ...actions } as unknown as Database<S>;
}

type Collections = Map<string, Collection<unknown, unknown, string>>;

function createCollections(schema: Schema, log: TransactionLog): Collections {
  const definitions: [string, AnyCollection][] = Object.entries(schema.collections);
  return new Map(definitions.map(([name, definition]) => [name, new Collection(name, definition, log)]));
}

/** Loads the stored contents. Returns the notice when they, or the persistence before, had to be quarantined. */
function loadOrQuarantine(
  opened: OpenedPersistence,
  collections: Collections,
  counters: Counters,
): string | undefined {
  try {
    for (const { collection, id, sequence, document } of opened.documents) {
      const target = collections.get(collection);
      if (!target) throw new DocumentError({ collection, id, field: '', message: 'Unknown collection' });
      target.load(id, sequence, document);
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    for (const collection of collections.values()) collection.unload();
    return opened.quarantine(error.message);
  }
  for (const [name, value] of opened.counters) counters.load(name, value);
  return opened.notice;
}
