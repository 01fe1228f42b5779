import MiniSearch from 'minisearch';
import type { Token } from './tokenize';

/** A word of the catalog. */
interface Word {
  term: string;
  /** The first original spelling, with accents. */
  surface: string;
  /** Weight of the most important field that has it. */
  weight: number;
  occurrences: number;
}

/** Edits that a misspelled word may have: a swap of two letters is two. */
const TWO_EDITS_MIN_LENGTH = 5;
const MIN_LENGTH = 3;

/** The words of one language, to find those that a misspelled word may mean. */
export class Vocabulary {
  readonly #words = new Map<string, Word>();
  #index: MiniSearch<Word> | undefined;

  add({ term, surface }: Token, weight: number): void {
    const word = this.#words.get(term) ?? { term, surface, weight, occurrences: 0 };
    word.weight = Math.max(word.weight, weight);
    word.occurrences += 1;
    this.#words.set(term, word);
    this.#index = undefined;
  }

  /** Whether a word of the catalog starts like this. */
  has(term: string): boolean {
    return this.#words.has(term) || this.#search(term, { prefix: true }).length > 0;
  }

  /** Original spellings of similar words: the nearest first, then the most important and the most frequent. */
  similar(term: string): string[] {
    if (term.length < MIN_LENGTH) return [];
    const fuzzy = term.length >= TWO_EDITS_MIN_LENGTH ? 2 : 1;
    return this.#search(term, { fuzzy }).flatMap(({ id }) => this.#words.get(id)?.surface ?? []);
  }

  #search(term: string, options: { prefix?: boolean; fuzzy?: number }) {
    this.#index ??= this.#build();
    return this.#index.search(term, {
      ...options,
      boostDocument: (id) => 1 + tieBreak(this.#words.get(String(id))),
    });
  }

  /** Built on first use: most searches find something. Numbers are never a spelling of each other. */
  #build(): MiniSearch<Word> {
    const index = new MiniSearch<Word>({
      idField: 'term',
      fields: ['term'],
      tokenize: (term) => [term],
      processTerm: (term) => term,
    });
    index.addAll([...this.#words.values()].filter(({ term }) => /\D/.test(term)));
    return index;
  }
}

/** Below the difference that one edit makes. */
function tieBreak(word: Word | undefined): number {
  if (!word) return 0;
  return word.weight / 1000 + Math.min(word.occurrences, 1000) / 10_000_000;
}
