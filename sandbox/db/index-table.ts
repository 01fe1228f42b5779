import type { IndexValue } from './define-schema';

/** One index of a collection: document ids by value. */
export class IndexTable<Document> {
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
