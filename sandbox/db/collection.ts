import type { CollectionDefinition } from './define-schema';
import { DocumentError, documentErrorOf } from './document-error';
import { frozenCopy, NotJsonError } from './frozen-copy';
import { RecordTable, type StoredRecord } from './record-table';
import type { TransactionLog } from './transaction-log';

/** New values for some fields (undefined removes an optional one), or a function that changes or replaces a draft. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that only changes its draft returns nothing.
export type DocumentChange<Document> = Partial<Document> | ((draft: Document) => Document | void);

/** The documents of one kind. What it returns is frozen; the only way to change a document is `update`. */
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

  /** Every document, in order of insertion. */
  all(): Document[] {
    return this.#table.documents();
  }

  count(): number {
    return this.#table.size;
  }

  /** The documents whose index has this value, in order of insertion. */
  by(index: Index, value: string): Document[] {
    return this.#table.by(index, value);
  }

  /** Adds a document and returns it. @throws DocumentError when it does not fit, or its id is taken. */
  insert(input: Input): Document {
    const document = this.check(input);
    const id = this.#definition.id(document);
    if (this.#table.get(id)) throw this.#problem(id, '', 'There is one with this id already');
    this.#place(id, { document, sequence: this.#table.nextSequence() });
    return document;
  }

  /** Changes a document and returns it. @throws DocumentError when there is none, or the result does not fit. */
  update(id: string, change: DocumentChange<Document>): Document {
    const before = this.#table.get(id);
    if (!before) throw this.#problem(id, '', 'There is no document with this id');
    const document = this.check(changed(before.document, change), id);
    if (this.#definition.id(document) !== id) throw this.#problem(id, '', 'An update cannot change the id');
    this.#place(id, { document, sequence: before.sequence });
    return document;
  }

  /** Removes a document. Returns whether there was one. */
  remove(id: string): boolean {
    if (!this.#table.get(id)) return false;
    this.#place(id, undefined);
    return true;
  }

  /** Removes every document. */
  clear(): void {
    this.#log.run(() => {
      for (const id of this.#table.ids()) this.#place(id, undefined);
    });
  }

  /** A frozen, checked copy of what should be a document here. @throws DocumentError when it is not. */
  check(input: unknown, id: string | undefined = this.#idOf(input)): Document {
    const parsed = this.#definition.document.safeParse(input);
    if (!parsed.success) throw documentErrorOf(this.#name, id, parsed.error);
    try {
      return frozenCopy(parsed.data);
    } catch (error) {
      if (!(error instanceof NotJsonError)) throw error;
      throw this.#problem(id, error.path.join('.'), error.message);
    }
  }

  /** Takes a stored document at start, outside any transaction. @throws DocumentError when it does not fit. */
  load(id: string, sequence: number, stored: unknown): void {
    const document = this.check(stored, id);
    const ownId = this.#definition.id(document);
    if (ownId !== id)
      throw this.#problem(id, '', `It is stored under this id but says that it is "${ownId}"`);
    this.#table.put(id, { document, sequence });
  }

  /** Forgets every document without a transaction, where what was loaded turned out to be unusable. */
  unload(): void {
    for (const id of this.#table.ids()) this.#table.remove(id);
  }

  #place(id: string, record: StoredRecord<Document> | undefined): void {
    this.#log.run(() => {
      const before = this.#table.get(id);
      this.#set(id, record);
      this.#log.note({
        key: `document/${this.#name}/${id}`,
        undo: () => this.#set(id, before),
        change: () => {
          const now = this.#table.get(id);
          if (!now) return { kind: 'removal', collection: this.#name, id };
          return { kind: 'document', collection: this.#name, id, ...now };
        },
      });
    });
  }

  #set(id: string, record: StoredRecord<Document> | undefined): void {
    if (record) this.#table.put(id, record);
    else this.#table.remove(id);
  }

  /** The id for a message, of a document that may lack what the id is made of. */
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

function changed<Document>(document: Document, change: DocumentChange<Document>): unknown {
  if (typeof change !== 'function') return { ...document, ...change };
  const draft = structuredClone(document);
  const replacement = (change as (draft: Document) => Document | undefined)(draft);
  return replacement ?? draft;
}
