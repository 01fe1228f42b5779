import type { CollectionDefinition } from './define-schema';
import { DocumentError, toDocumentError } from './document-error';
import { RecordTable, type StoredRecord } from './record-table';
import type { TransactionLog } from './transaction-log';

/** New field values (undefined removes an optional field), or a function that changes or replaces a draft. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that only changes its draft returns nothing.
export type DocumentChange<Document> = Partial<Document> | ((draft: Document) => Document | void);

/** A value that JSON cannot represent, and its path. */
class NotJsonError extends TypeError {
  override readonly name = 'NotJsonError';
  readonly path: readonly string[];

  constructor(path: readonly string[], description: string) {
    super(`${description} is not a JSON value`);
    this.path = path;
  }
}

/**
 * Returns a deeply frozen copy of a JSON value. Omits undefined properties, as storage does.
 *
 * @throws NotJsonError for anything that JSON would not preserve: dates, functions, NaN, cycles.
 */
function frozenCopy<T>(value: T): T {
  return freezeCopy(value, []) as T;
}

/** Deeper than any document; only a cycle reaches it. */
const MAX_DEPTH = 100;

function freezeCopy(value: unknown, path: string[]): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (path.length > MAX_DEPTH) throw new NotJsonError(path.slice(0, 3), 'A cycle');
  if (Array.isArray(value)) {
    return Object.freeze(value.map((item, index) => freezeCopy(item, [...path, String(index)])));
  }
  if (isPlainObject(value)) {
    const entries = Object.entries(value).filter(([, property]) => property !== undefined);
    return Object.freeze(
      Object.fromEntries(entries.map(([key, property]) => [key, freezeCopy(property, [...path, key])])),
    );
  }
  throw new NotJsonError(path, describeValue(value));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function describeValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return `A ${value.constructor.name}`;
  return typeof value === 'number' ? String(value) : `A value of type ${typeof value}`;
}

/** The documents of one collection. Returned documents are frozen; only `update` changes one. */
export class Collection<Document, Input, Index extends string> {
  readonly #name: string;
  readonly #definition: CollectionDefinition<Document, Input, Index>;
  readonly #log: TransactionLog;
  readonly #table: RecordTable<Document>;

  constructor(name: string, definition: CollectionDefinition<Document, Input, Index>, log: TransactionLog) {
    this.#name = name;
    this.#definition = definition;
    this.#log = log;
    this.#table = new RecordTable(definition.indexes);
  }

  get(id: string): Document | undefined {
    return this.#table.get(id)?.document;
  }

  /** Returns every document, in order of insertion. */
  all(): Document[] {
    return this.#table.documents();
  }

  count(): number {
    return this.#table.size;
  }

  /** Returns the documents whose index has this value, in order of insertion. */
  by(index: Index, value: string): Document[] {
    return this.#table.by(index, value);
  }

  /** Adds a document and returns it. @throws DocumentError when it is invalid or its id is in use. */
  insert(input: Input): Document {
    const document = this.check(input);
    const id = this.#definition.id(document);
    if (this.#table.get(id)) throw this.#problem(id, '', 'There is one with this id already');
    this.#write(id, { document, sequence: this.#table.nextSequence() });
    return document;
  }

  /** Changes a document and returns it. @throws DocumentError when it does not exist or the result is invalid. */
  update(id: string, change: DocumentChange<Document>): Document {
    const previous = this.#table.get(id);
    if (!previous) throw this.#problem(id, '', 'There is no document with this id');
    const document = this.check(applyChange(previous.document, change), id);
    if (this.#definition.id(document) !== id) throw this.#problem(id, '', 'An update cannot change the id');
    this.#write(id, { document, sequence: previous.sequence });
    return document;
  }

  /** Removes a document. Returns whether it existed. */
  remove(id: string): boolean {
    if (!this.#table.get(id)) return false;
    this.#write(id, undefined);
    return true;
  }

  /** Removes every document. */
  clear(): void {
    this.#log.run(() => {
      for (const id of this.#table.ids()) this.#write(id, undefined);
    });
  }

  /** Returns a frozen, validated copy of the input. @throws DocumentError when it is invalid. */
  check(input: unknown, id: string | undefined = this.#idOf(input)): Document {
    const parsed = this.#definition.document.safeParse(input);
    if (!parsed.success) throw toDocumentError(this.#name, id, parsed.error);
    try {
      return frozenCopy(parsed.data);
    } catch (error) {
      if (!(error instanceof NotJsonError)) throw error;
      throw this.#problem(id, error.path.join('.'), error.message);
    }
  }

  /** Loads a stored document at startup, outside any transaction. @throws DocumentError when it is invalid. */
  load(id: string, sequence: number, stored: unknown): void {
    const document = this.check(stored, id);
    const documentId = this.#definition.id(document);
    if (documentId !== id)
      throw this.#problem(id, '', `It is stored under this id but says that it is "${documentId}"`);
    this.#table.put(id, { document, sequence });
  }

  /** Drops every loaded document without a transaction, after a failed load. */
  unload(): void {
    for (const id of this.#table.ids()) this.#table.remove(id);
  }

  #write(id: string, record: StoredRecord<Document> | undefined): void {
    this.#log.run(() => {
      const previous = this.#table.get(id);
      this.#set(id, record);
      this.#log.record({
        key: `document/${this.#name}/${id}`,
        undo: () => this.#set(id, previous),
        change: () => {
          const current = this.#table.get(id);
          if (!current) return { kind: 'removal', collection: this.#name, id };
          return { kind: 'document', collection: this.#name, id, ...current };
        },
      });
    });
  }

  #set(id: string, record: StoredRecord<Document> | undefined): void {
    if (record) this.#table.put(id, record);
    else this.#table.remove(id);
  }

  /** Returns the id for an error message; undefined when the input has none. */
  #idOf(input: unknown): string | undefined {
    try {
      const id: unknown = this.#definition.id(input as Document);
      return typeof id === 'string' ? id : undefined;
    } catch {
      return undefined;
    }
  }

  #problem(id: string | undefined, field: string, message: string): DocumentError {
    return new DocumentError({ collection: this.#name, id, field, message });
  }
}

function applyChange<Document>(document: Document, change: DocumentChange<Document>): unknown {
  if (typeof change !== 'function') return { ...document, ...change };
  const draft = structuredClone(document);
  const replacement = (change as (draft: Document) => Document | undefined)(draft);
  return replacement ?? draft;
}
