import type { DisplayLanguage } from '@/domain/locale/locales';
import { stem } from '@/domain/text/stem';

/** Small words that say nothing in a search. */
const STOP_WORDS: Readonly<Record<DisplayLanguage, ReadonlySet<string>>> = {
  en: wordSet('a an and at by for from in is it its of on or s t that the this to with'),
  es: wordSet('a al con de del e el en es la las lo los o para por que se su sus un una unas unos y'),
  fr: wordSet(
    'a au aux avec c ce ces cette d dans de des du en et il j l la le les ou par pour qu que qui s sa se ses son sur un une',
  ),
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Letters that Unicode does not decompose. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' };

/** Converts a text to lower case without accents. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæßø]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}

/** Folds a text to single spaces between words, to match phrases. */
export function foldPhrase(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A word of a text: as written and as indexed. */
export interface Token {
  /** Lower case, with accents. */
  surface: string;
  term: string;
}

/** Returns the words of a text in order, without stop words, unless it has no others. */
export function tokenize(text: string, language: DisplayLanguage): Token[] {
  const tokens = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((surface) => surface !== '')
    .map((surface) => ({ surface, folded: fold(surface) }));
  const significant = tokens.filter(({ folded }) => !STOP_WORDS[language].has(folded));
  return (significant.length > 0 ? significant : tokens).map(({ surface, folded }) => ({
    surface,
    term: stem(folded, language),
  }));
}

/**
 * Returns the words of a name or label, plus the two words joined: "Cat-eye" is also found as cateye, the model code "AQ 2041"
 * as aq2041.
 */
export function tokenizeLabel(text: string, language: DisplayLanguage): Token[] {
  const tokens = tokenize(text, language);
  if (tokens.length !== 2) return tokens;
  const surface = tokens.map((token) => token.surface).join('');
  return [...tokens, { surface, term: stem(fold(surface), language) }];
}
