import { editDistance } from './edit-distance';
import type { TermIndex } from './term-index';
import { type Token, tokenize } from './tokenize';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 3;
/** Shorter words have too many similar words for two edits. */
const TWO_EDITS_MIN_LENGTH = 6;
const MIN_LENGTH = 3;

/**
 * Spelling suggestions ("did you mean") for a query with unknown words, best first. Known words stay as they are. No
 * suggestion when all words are known, or when an unknown word has no similar one.
 */
export function suggestSpellings(terms: TermIndex, query: string): string[] {
  const spellingsByWord = tokenize(query).map((token) => similarWords(terms, token));
  if (spellingsByWord.length === 0 || spellingsByWord.some((spellings) => spellings.length === 0)) return [];
  if (spellingsByWord.every((spellings) => spellings.length === 1 && spellings[0]?.isKnown)) return [];
  const suggestions = Array.from({ length: MAX_SUGGESTIONS }, (_, rank) =>
    spellingsByWord.map((spellings) => (spellings[rank] ?? spellings[0])?.surface ?? '').join(' '),
  );
  return [...new Set(suggestions)];
}

interface Spelling {
  surface: string;
  isKnown: boolean;
}

function similarWords(terms: TermIndex, { surface, term }: Token): Spelling[] {
  if (terms.withPrefix(term).length > 0) return [{ surface, isKnown: true }];
  if (term.length < MIN_LENGTH) return [];
  const limit = term.length >= TWO_EDITS_MIN_LENGTH ? 2 : 1;
  return terms
    .all()
    .filter((candidate) => /\D/.test(candidate.term))
    .map((candidate) => ({ candidate, distance: editDistance(term, candidate.term, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        b.candidate.weight - a.candidate.weight ||
        occurrences(b.candidate) - occurrences(a.candidate),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => ({ surface: candidate.surface, isKnown: false }));
}

function occurrences({
  products,
  skus,
}: {
  products: Map<number, number>;
  skus: Map<number, number>;
}): number {
  return products.size + skus.size;
}
