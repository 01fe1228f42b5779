/** Stop words in the three languages. */
const STOP_WORDS = new Set(
  (
    'a an and at by for from in is it its of on or that the this to with ' +
    'al con de del el en la las lo los o para por que se su sus un una y ' +
    'au aux avec ce ces cette d dans des du et l le les ou par pour qui sa se ses son sur un une'
  ).split(' '),
);

/** Letters that Unicode does not decompose. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' };

/** Lower case without accents. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæßø]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}

/** Folded text with single spaces between words, to match phrases. */
export function foldPhrase(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Removes the plural s, which all three languages use. */
export function stem(folded: string): string {
  return folded.length > 3 && folded.endsWith('s') && !folded.endsWith('ss') ? folded.slice(0, -1) : folded;
}

/** A word of a text: as written and as indexed. */
export interface Token {
  /** Lower case, with accents. */
  surface: string;
  term: string;
}

/** The words of a text in order, without stop words, unless it has no others. */
export function tokenize(text: string): Token[] {
  const tokens = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((surface) => surface !== '')
    .map((surface) => ({ surface, term: fold(surface) }));
  const significant = tokens.filter(({ term }) => !STOP_WORDS.has(term));
  return (significant.length > 0 ? significant : tokens).map(({ surface, term }) => ({
    surface,
    term: stem(term),
  }));
}

/**
 * The words of a name or label, plus the two words joined: "Cat-eye" is also found as cateye, the model code "AQ 2041"
 * as aq2041.
 */
export function tokenizeLabel(text: string): Token[] {
  const tokens = tokenize(text);
  if (tokens.length !== 2) return tokens;
  const surface = tokens.map((token) => token.surface).join('');
  return [...tokens, { surface, term: stem(fold(surface)) }];
}
