/** Where a term occurs: in all units of a product (`product`) or in one unit alone (`unit`). */
export type PostingLevel = 'product' | 'unit';

/** Words of descriptions have this weight: they are found whole, never by their beginning. */
export const DESCRIPTION_WEIGHT = 1;

/** A term with the places where it occurs; `ids` and `weights` run side by side. */
export interface Term {
  term: string;
  /** As it was written first: with accents. */
  surface: string;
  /** The largest weight that it has anywhere. */
  weight: number;
  products: Map<number, number>;
  units: Map<number, number>;
}

/** Inverted index of one language: from terms to the products and units that have them. */
export class TermIndex {
  readonly #terms = new Map<string, Term>();
  #sorted: Term[] = [];

  /** Notes that a product or unit has a term; of several weights the largest counts. */
  add(
    level: PostingLevel,
    id: number,
    { term, surface }: { term: string; surface: string },
    weight: number,
  ): void {
    let entry = this.#terms.get(term);
    if (!entry) {
      entry = { term, surface, weight, products: new Map(), units: new Map() };
      this.#terms.set(term, entry);
    }
    entry.weight = Math.max(entry.weight, weight);
    const postings = level === 'product' ? entry.products : entry.units;
    postings.set(id, Math.max(weight, postings.get(id) ?? 0));
  }

  /** Makes the index ready for look-ups by beginning; nothing is added afterwards. */
  close(): void {
    this.#sorted = [...this.#terms.values()].sort((a, b) => (a.term < b.term ? -1 : 1));
  }

  /** The term itself, or undefined. */
  exact(term: string): Term | undefined {
    return this.#terms.get(term);
  }

  /** Terms that begin like this, itself included, in alphabetical order. */
  beginningWith(prefix: string): Term[] {
    const found: Term[] = [];
    for (let at = this.#firstNotBefore(prefix); at < this.#sorted.length; at += 1) {
      const term = this.#sorted[at];
      if (!term?.term.startsWith(prefix)) break;
      found.push(term);
    }
    return found;
  }

  /** All terms, in alphabetical order. */
  all(): readonly Term[] {
    return this.#sorted;
  }

  #firstNotBefore(prefix: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle]?.term ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
