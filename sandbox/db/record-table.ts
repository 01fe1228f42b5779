import type { IndexValue } from './define-schema';

/** A document and its position in insertion order. */
export interface StoredRecord<Document> {
  document: Document;
  sequence: number;
}

/** One index of a collection: document ids by value. */
class IndexTable<Document> {
  readonly #extract: (document: Document) => IndexValue;
  readonly #idsOfValue = new Map<string, Set<string>>();
  readonly #valuesOfId = new Map<string, readonly string[]>();

  constructor(extract: (document: Document) => IndexValue) {
    this.#extract = extract;
  }

  extractValues(document: Document): readonly string[] {
    const value = this.#extract(document);
    if (value === undefined) return [];
    return typeof value === 'string' ? [value] : value;
  }

  /** Indexes a document under these values instead of its previous ones. */
  set(id: string, values: readonly string[]): void {
    this.remove(id);
    this.#valuesOfId.set(id, values);
    for (const value of values) {
      const ids = this.#idsOfValue.get(value);
      if (ids) ids.add(id);
      else this.#idsOfValue.set(value, new Set([id]));
    }
  }

  remove(id: string): void {
    for (const value of this.#valuesOfId.get(id) ?? []) {
      const ids = this.#idsOfValue.get(value);
      if (ids?.delete(id) && ids.size === 0) this.#idsOfValue.delete(value);
    }
    this.#valuesOfId.delete(id);
  }

  /** Ids of the documents with this value, in no particular order. */
  find(value: string): Iterable<string> {
    return this.#idsOfValue.get(value) ?? [];
  }
}

/** The documents of one collection in memory, in insertion order, with their indexes. */
export class RecordTable<Document> {
  #records = new Map<string, StoredRecord<Document>>();
  readonly #indexes: Map<string, IndexTable<Document>>;
  #lastSequence = 0;
  /** False after a removed document was restored, until the next read. */
  #inOrder = true;

  constructor(indexes: Record<string, (document: Document) => IndexValue>) {
    this.#indexes = new Map(
      Object.entries(indexes).map(([name, extract]) => [name, new IndexTable(extract)]),
    );
  }

  get size(): number {
    return this.#records.size;
  }

  get(id: string): StoredRecord<Document> | undefined {
    return this.#records.get(id);
  }

  nextSequence(): number {
    return this.#lastSequence + 1;
  }

  /** Adds or replaces the record with this id. */
  put(id: string, record: StoredRecord<Document>): void {
    // Calls the schema's index functions first: if one throws, nothing has changed yet.
    const indexUpdates = [...this.#indexes.values()].map((index) => ({
      index,
      values: index.extractValues(record.document),
    }));
    if (!this.#records.has(id) && record.sequence < this.#lastSequence) this.#inOrder = false;
    this.#records.set(id, record);
    this.#lastSequence = Math.max(this.#lastSequence, record.sequence);
    for (const { index, values } of indexUpdates) index.set(id, values);
  }

  remove(id: string): void {
    this.#records.delete(id);
    for (const index of this.#indexes.values()) index.remove(id);
  }

  ids(): string[] {
    this.#restoreOrder();
    return [...this.#records.keys()];
  }

  documents(): Document[] {
    this.#restoreOrder();
    return [...this.#records.values()].map((record) => record.document);
  }

  /** Documents with this value of the index, in order of insertion. @throws TypeError for an unknown index. */
  by(index: string, value: string): Document[] {
    const table = this.#indexes.get(index);
    if (!table) throw new TypeError(`There is no index named ${index}`);
    const matches: StoredRecord<Document>[] = [];
    for (const id of table.find(value)) {
      const record = this.#records.get(id);
      if (record) matches.push(record);
    }
    return matches.sort((a, b) => a.sequence - b.sequence).map((record) => record.document);
  }

  #restoreOrder(): void {
    if (this.#inOrder) return;
    this.#records = new Map([...this.#records].sort(([, a], [, b]) => a.sequence - b.sequence));
    this.#inOrder = true;
  }
}
