import type { DisplayLanguage } from '@/domain/locale/locales';
import { LANGUAGES } from '../serializers/language';
import type { CatalogIndex } from './catalog-index';
import { type Meaning, searchPhrases } from './search-words';
import { type Token, tokenize } from './tokenize';
import { nearestWord, Vocabulary } from './vocabulary';

/** A word of a query, or a phrase that means one thing. */
export interface QueryTerm {
  /** The word as typed, or as corrected. */
  surface: string;
  /** The language whose word it is. */
  language: DisplayLanguage;
  /** Stem of a single word, which texts can have; a phrase has none. */
  word?: string;
  /** Meaning of the term; absent for a word that is only looked up in texts. */
  meaning?: Meaning;
  isKnown: boolean;
  /** Weight of the term when not all terms match. */
  importance: number;
  isCorrected?: true;
}

/** Weight of words that people ask by, between a name's and a description's. */
const PHRASE_WEIGHT = 9;
/** Words of descriptions are no spelling suggestions: "shell" is not a misspelled "swell". */
const DESCRIPTION_WEIGHT = 1;
/** Weights: the category and the look of a frame matter more than its size. */
const IMPORTANCE: Readonly<Record<string, number>> = {
  ParentCatalogGroup: 5,
  FRAME_SHAPE: 4,
  COLOR_FAMILY: 4,
  LENS_KIND: 3,
  GENDER: 3,
};
const DEFAULT_IMPORTANCE = 2;
const NAME_IMPORTANCE = 4;
/** Shorter beginnings could be of too many words. */
const MIN_BEGINNING = 3;

/**
 * Returns the terms of a query: the longest known phrases first, without words that say nothing. Read in the site's language,
 * unless another language knows more of its words: a shopper in Québec may type "round glasses".
 */
export function queryTerms(index: CatalogIndex, query: string, language: DisplayLanguage): QueryTerm[] {
  let best = readIn(index, query, language);
  for (const other of otherLanguages(language)) {
    if (unknownCount(best) === 0) break;
    const terms = readIn(index, query, other);
    if (unknownCount(terms) < unknownCount(best)) best = terms;
  }
  return best.map((term) => (term.isKnown ? term : recognize(index, term)));
}

/** Returns whether a query consists of words and phrases that say nothing about a product: "new arrivals", "pas cher". */
export function saysNothing(query: string, language: DisplayLanguage): boolean {
  const { meanings, longest } = phraseTable(language);
  const tokens = tokenize(query, language);
  if (tokens.length === 0) return false;
  while (tokens.length > 0) {
    const phrase = longestPhrase(tokens.slice(0, longest), meanings);
    if (phrase?.meaning.length !== 0) return false;
    tokens.splice(0, phrase.length);
  }
  return true;
}

function otherLanguages(language: DisplayLanguage): DisplayLanguage[] {
  return LANGUAGES.filter((other) => other !== language);
}

function unknownCount(terms: readonly QueryTerm[]): number {
  return terms.filter(({ isKnown }) => !isKnown).length;
}

function readIn(index: CatalogIndex, query: string, language: DisplayLanguage): QueryTerm[] {
  const tokens = tokenize(query, language);
  const table = phraseTable(language);
  const terms: QueryTerm[] = [];
  while (tokens.length > 0) {
    const phrase = longestPhrase(tokens.slice(0, table.longest), table.meanings);
    const used = tokens.splice(0, phrase?.length ?? 1);
    const instead = phrase && table.instead.get(phraseKey(used));
    terms.push(
      phrase && instead
        ? { surface: instead, language, ...ofMeaning(phrase.meaning), isCorrected: true }
        : toTerm(index, used, language, phrase?.meaning),
    );
  }
  const telling = terms.filter(({ meaning }) => meaning?.length !== 0);
  // Looks up the text of a query that consists of such words alone.
  return telling.length > 0 ? telling : terms.map(({ meaning: _meaning, ...term }) => term);
}

function toTerm(
  index: CatalogIndex,
  used: readonly Token[],
  language: DisplayLanguage,
  phraseMeaning: Meaning | undefined,
): QueryTerm {
  const surface = used.map((token) => token.surface).join(' ');
  const [first, second] = used;
  if (!first || second) return { surface, language, ...ofMeaning(phraseMeaning ?? []) };
  const word = first.term;
  const weight = index.texts(language).vocabulary.weightOf(word);
  const meaning = phraseMeaning ?? (weight > 0 ? undefined : meaningOfBeginning(word, language));
  if (meaning) return { surface, language, word, ...ofMeaning(meaning) };
  return {
    surface,
    language,
    word,
    isKnown: weight > 0,
    importance: weight > DESCRIPTION_WEIGHT ? NAME_IMPORTANCE : 1,
  };
}

function ofMeaning(meaning: Meaning): Pick<QueryTerm, 'meaning' | 'isKnown' | 'importance'> {
  const importance = IMPORTANCE[meaning[0]?.[0] ?? ''] ?? DEFAULT_IMPORTANCE;
  return { meaning, isKnown: true, importance };
}

/** Guesses the meaning of an unfinished word: "sunni". */
function meaningOfBeginning(word: string, language: DisplayLanguage): Meaning | undefined {
  if (word.length < MIN_BEGINNING) return undefined;
  for (const [phrase, meaning] of phraseTable(language).meanings) {
    if (phrase.startsWith(word) && meaning.length > 0) return meaning;
  }
  return undefined;
}

function longestPhrase(
  tokens: readonly Token[],
  meanings: PhraseTable['meanings'],
): { meaning: Meaning; length: number } | undefined {
  for (let length = tokens.length; length > 0; length -= 1) {
    const meaning = meanings.get(phraseKey(tokens.slice(0, length)));
    if (meaning) return { meaning, length };
  }
  return undefined;
}

/** Returns an unknown word as one of another language, or as the known word that it is a misspelling of. */
function recognize(index: CatalogIndex, term: QueryTerm): QueryTerm {
  for (const other of otherLanguages(term.language)) {
    const [foreign] = readIn(index, term.surface, other);
    if (foreign?.isKnown) return foreign;
  }
  const [token] = tokenize(term.surface, term.language);
  const vocabularies = [index.texts(term.language).vocabulary, phraseTable(term.language).vocabulary];
  const nearest = token && nearestWord(vocabularies, token, DESCRIPTION_WEIGHT + 1);
  const [corrected] = nearest ? readIn(index, nearest.surface, term.language) : [];
  return corrected ? { ...corrected, isCorrected: true } : term;
}

interface PhraseTable {
  /** Meanings by the stems of their words. */
  meanings: ReadonlyMap<string, Meaning>;
  /** What is searched for in place of a phrase, by the stems of its words. */
  instead: ReadonlyMap<string, string>;
  /** Number of words of the longest phrase. */
  longest: number;
  /** The phrases of one word, as spelling suggestions. */
  vocabulary: Vocabulary;
}

const tables = new Map<DisplayLanguage, PhraseTable>();

function phraseTable(language: DisplayLanguage): PhraseTable {
  const cached = tables.get(language);
  if (cached) return cached;
  const meanings = new Map<string, Meaning>();
  const replaced = new Map<string, string>();
  const vocabulary = new Vocabulary();
  let longest = 0;
  for (const { phrase, meaning, instead } of searchPhrases(language)) {
    const tokens = tokenize(phrase, language);
    const key = phraseKey(tokens);
    if (!meanings.has(key)) {
      meanings.set(key, meaning);
      if (instead) replaced.set(key, instead);
    }
    longest = Math.max(longest, tokens.length);
    if (tokens.length === 1 && tokens[0] && meaning.length > 0) vocabulary.add(tokens[0], PHRASE_WEIGHT);
  }
  const table = { meanings, instead: replaced, longest, vocabulary };
  tables.set(language, table);
  return table;
}

function phraseKey(tokens: readonly Token[]): string {
  return tokens.map(({ term }) => term).join(' ');
}
