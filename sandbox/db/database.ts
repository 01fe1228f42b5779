import { Collection } from './collection';
import { Counters } from './counters';
import { type DatabaseImage, readImage } from './database-image';
import type { AnyCollection, CollectionDefinition, Schema } from './define-schema';
import { DocumentError } from './document-error';
import type { OpenedPersistence } from './persistence';
import { TransactionLog } from './transaction-log';

type CollectionOf<Definition> =
  Definition extends CollectionDefinition<infer Document, infer Input, infer Index>
    ? Omit<Collection<Document, Input, Index>, 'check' | 'load' | 'unload'>
    : never;

/** What every database can do, whatever its collections. */
export interface DatabaseActions<Counter extends string> {
  /** Set when earlier contents could not be used: says where they are now, and why. */
  readonly notice: string | undefined;
  /** Makes all writes of `work` one: all are kept, or none. Nested ones join. @throws what `work` throws. */
  transaction: <T>(work: () => T) => T;
  /** The next number of this counter, as an id. */
  nextId: (counter: Counter) => string;
  /** Removes every document and starts the counters again. */
  reset: () => void;
  export: () => DatabaseImage;
  /**
   * Puts an export in the place of everything there is.
   *
   * @throws ImportError or DocumentError, with nothing changed, when any part does not fit.
   */
  import: (value: unknown) => void;
  /** Resolves when everything answered so far is kept; rejects when it could not be. */
  settled: () => Promise<void>;
  close: () => void;
}

/** A database with this schema: one property per collection, beside the actions. */
export type Database<S extends Schema> =
  S extends Schema<infer Collections, infer Counter>
    ? { readonly [Name in keyof Collections]: CollectionOf<Collections[Name]> } & DatabaseActions<Counter>
    : never;

/** Builds a database over what a persistence holds; contents that do not fit the schema are set aside. */
export function buildDatabase<S extends Schema>(schema: S, opened: OpenedPersistence): Database<S> {
  const log = new TransactionLog(opened.write);
  const counters = new Counters(schema.counters, log);
  const collections = collectionsOf(schema, log);
  const notice = loadOrStartOver(opened, collections, counters);

  function replaceAll(image: Pick<DatabaseImage, 'collections' | 'counters'>): void {
    log.run(() => {
      counters.replace(Object.entries(image.counters));
      for (const [name, collection] of collections) {
        collection.clear();
        for (const document of image.collections[name] ?? []) collection.insert(document);
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
    import: (value) => replaceAll(readImage(value, schema.version, [...collections.keys()])),
    settled: opened.settled,
    close: opened.close,
  };
  return { ...Object.fromEntries(collections), ...actions } as unknown as Database<S>;
}

type Collections = Map<string, Collection<unknown, unknown, string>>;

function collectionsOf(schema: Schema, log: TransactionLog): Collections {
  const definitions: [string, AnyCollection][] = Object.entries(schema.collections);
  return new Map(definitions.map(([name, definition]) => [name, new Collection(name, definition, log)]));
}

/** Loads what is stored. Returns the notice when that, or the persistence before it, had to set contents aside. */
function loadOrStartOver(
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
    return opened.startOver(error.message);
  }
  for (const [name, value] of opened.counters) counters.load(name, value);
  return opened.notice;
}
