import { editDistance } from './edit-distance';
import type { TermIndex } from './term-index';
import { type Word, wordsOf } from './words';

/** Maximum number of suggestions. */
const MOST = 3;
/** Shorter words have too many similar words for two edits. */
const TWO_MISTAKES_FROM = 6;
const SHORTEST = 3;

/**
 * Spelling suggestions ("did you mean") for a query with unknown words, best first. Known words stay as they are. No
 * suggestion when all words are known, or when an unknown word has no similar one.
 */
export function otherSpellings(terms: TermIndex, query: string): string[] {
  const choices = wordsOf(query).map((word) => spellingsOf(terms, word));
  if (choices.length === 0 || choices.some((spellings) => spellings.length === 0)) return [];
  if (choices.every((spellings) => spellings.length === 1 && spellings[0]?.known)) return [];
  const suggestions = Array.from({ length: MOST }, (_, rank) =>
    choices.map((spellings) => (spellings[rank] ?? spellings[0])?.surface ?? '').join(' '),
  );
  return [...new Set(suggestions)];
}

interface Spelling {
  surface: string;
  known: boolean;
}

function spellingsOf(terms: TermIndex, { surface, term }: Word): Spelling[] {
  if (terms.beginningWith(term).length > 0) return [{ surface, known: true }];
  if (term.length < SHORTEST) return [];
  const limit = term.length >= TWO_MISTAKES_FROM ? 2 : 1;
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
    .slice(0, MOST)
    .map(({ candidate }) => ({ surface: candidate.surface, known: false }));
}

function occurrences({
  products,
  units,
}: {
  products: Map<number, number>;
  units: Map<number, number>;
}): number {
  return products.size + units.size;
}
