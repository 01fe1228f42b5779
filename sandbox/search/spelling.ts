import { type Token, tokenize } from './tokenize';
import type { Vocabulary } from './vocabulary';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 3;

/**
 * Spelling suggestions ("did you mean") for a query with unknown words, best first. Known words stay as they are. No
 * suggestion when all words are known, or when an unknown word has no similar one.
 */
export function suggestSpellings(vocabulary: Vocabulary, query: string): string[] {
  const spellingsByWord = tokenize(query).map((token) => spellingsOf(vocabulary, token));
  if (spellingsByWord.length === 0 || spellingsByWord.some(({ spellings }) => spellings.length === 0))
    return [];
  if (spellingsByWord.every(({ isKnown }) => isKnown)) return [];
  const suggestions = Array.from({ length: MAX_SUGGESTIONS }, (_, rank) =>
    spellingsByWord.map(({ spellings }) => spellings[rank] ?? spellings[0] ?? '').join(' '),
  );
  return [...new Set(suggestions)];
}

function spellingsOf(vocabulary: Vocabulary, { surface, term }: Token) {
  if (vocabulary.has(term)) return { spellings: [surface], isKnown: true };
  return { spellings: vocabulary.similar(term).slice(0, MAX_SUGGESTIONS), isKnown: false };
}
