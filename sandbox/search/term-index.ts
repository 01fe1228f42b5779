/** Where a term occurs: in all SKUs of a product (`product`) or in one SKU (`sku`). */
export type PostingLevel = 'product' | 'sku';

/** Weight of description words: they match as whole words only, never by prefix. */
export const DESCRIPTION_WEIGHT = 1;

/** A term with its postings: weight by product id and by SKU id. */
export interface Term {
  term: string;
  /** The first original spelling, with accents. */
  surface: string;
  /** Largest weight of all postings. */
  weight: number;
  products: Map<number, number>;
  skus: Map<number, number>;
}

/** Inverted index of one language: from terms to products and SKUs. */
export class TermIndex {
  readonly #terms = new Map<string, Term>();
  #sorted: Term[] = [];

  /** Adds a posting; the largest weight wins. */
  add(
    level: PostingLevel,
    id: number,
    { term, surface }: { term: string; surface: string },
    weight: number,
  ): void {
    let indexed = this.#terms.get(term);
    if (!indexed) {
      indexed = { term, surface, weight, products: new Map(), skus: new Map() };
      this.#terms.set(term, indexed);
    }
    indexed.weight = Math.max(indexed.weight, weight);
    const postings = level === 'product' ? indexed.products : indexed.skus;
    postings.set(id, Math.max(weight, postings.get(id) ?? 0));
  }

  /** Sorts the terms for prefix search; call it after the last `add`. */
  finish(): void {
    this.#sorted = [...this.#terms.values()].sort((a, b) => (a.term < b.term ? -1 : 1));
  }

  /** The exact term, or undefined. */
  exact(term: string): Term | undefined {
    return this.#terms.get(term);
  }

  /** Terms with this prefix, in alphabetical order. */
  withPrefix(prefix: string): Term[] {
    const matches: Term[] = [];
    for (let position = this.#firstNotBefore(prefix); position < this.#sorted.length; position += 1) {
      const term = this.#sorted[position];
      if (!term?.term.startsWith(prefix)) break;
      matches.push(term);
    }
    return matches;
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
