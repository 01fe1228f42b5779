import type { DisplayLanguage } from '@/domain/locale/locales';
import type { CatalogIndex } from './catalog-index';
import type { ProductRecord, SkuRecord } from './catalog-records';
import { type QueryTerm, queryTerms, saysNothing } from './query-terms';
import type { Meaning } from './search-words';
import { colorTexts, contactLensTexts, frameTexts } from './searchable-text';
import type { TextSearchOptions } from './text-index';
import { fold, foldPhrase, tokenize } from './tokenize';

/** Match any word, all words, or the exact phrase. */
export type MatchMode = 'any' | 'all' | 'phrase';

/** The query that matches the whole catalog. */
export const MATCH_ALL = '*';

/** The SKUs that match a query. */
export interface TextMatch {
  /** Relevance of each SKU, 0 for no match. */
  scores: Float32Array;
  /** Replacement for the query: its words corrected, or without those that nothing else matches. */
  searchedFor?: string;
}

/**
 * Minimum importance of the remaining terms of a query: products that merely share a word of their descriptions are not close
 * to it.
 */
const MIN_IMPORTANCE = 2;

/**
 * Returns the SKUs that match any or all words of a query, or have it as a phrase. If none matches all words, those that match
 * the most important of them.
 */
export function matchText(
  index: CatalogIndex,
  query: string,
  mode: MatchMode,
  language: DisplayLanguage,
): TextMatch {
  if (mode === 'phrase') return { scores: matchPhrase(index, query, language) };
  const terms = queryTerms(index, query, language);
  const scoresByTerm = terms.map((term) => termScores(index, term));
  if (mode === 'any') return { scores: combine(index, scoresByTerm, 1) };
  const scores = combine(index, scoresByTerm, terms.length);
  const isCorrected = terms.some((term) => term.isCorrected);
  if (scores.some((score) => score > 0)) return { scores, ...(isCorrected ? searchedFor(terms) : {}) };
  const matched = mostImportant(index, terms, scoresByTerm);
  // Who asks for new arrivals wants to see everything.
  if (matched.length === 0) return { scores: saysNothing(query, language) ? scores.fill(1) : scores };
  const matchedScores = matched.map((position) => scoresByTerm[position] ?? scores);
  return {
    scores: combine(index, matchedScores, matched.length),
    ...searchedFor(matched.flatMap((position) => terms[position] ?? [])),
  };
}

function searchedFor(terms: readonly QueryTerm[]): Required<Pick<TextMatch, 'searchedFor'>> {
  return { searchedFor: [...new Set(terms.map(({ surface }) => surface))].join(' ') };
}

/** Returns the sum of the scores of each SKU that matches enough terms. */
function combine(
  index: CatalogIndex,
  scoresByTerm: readonly Float32Array[],
  requiredCount: number,
): Float32Array {
  const total = new Float32Array(index.skus.length);
  for (const { id } of index.skus) {
    const matched = scoresByTerm.flatMap((scores) => scores[id] || []);
    if (matched.length >= requiredCount) total[id] = matched.reduce((sum, score) => sum + score, 0);
  }
  return total;
}

/** Positions of the terms that one SKU matches at once, the most important ones together; none if they are not enough. */
function mostImportant(
  index: CatalogIndex,
  terms: readonly QueryTerm[],
  scoresByTerm: readonly Float32Array[],
): number[] {
  let best: { positions: number[]; importance: number } = { positions: [], importance: MIN_IMPORTANCE - 1 };
  for (const { id } of index.skus) {
    const positions = [...terms.keys()].filter((position) => (scoresByTerm[position]?.[id] ?? 0) > 0);
    const importance = positions.reduce((sum, position) => sum + (terms[position]?.importance ?? 0), 0);
    if (importance > best.importance) best = { positions, importance };
  }
  return best.positions;
}

/** Finds a phrase in the site's language or, without a match, in another. */
function matchPhrase(index: CatalogIndex, query: string, language: DisplayLanguage): Float32Array {
  const languages = new Set<DisplayLanguage>([language, 'en', 'es', 'fr']);
  for (const searchLanguage of languages) {
    const words = new Set(tokenize(query, searchLanguage).map(({ term }) => term));
    const scoresByWord = [...words].map((word) => {
      const scores = new Float32Array(index.skus.length);
      addTextScores(index, scores, word, searchLanguage, { in: 'all', wholeWords: true });
      return scores;
    });
    const scores = combine(index, scoresByWord, Math.max(1, words.size));
    requirePhrase(index, foldPhrase(query), searchLanguage, scores);
    if (scores.some((score) => score > 0)) return scores;
  }
  return new Float32Array(index.skus.length);
}

function requirePhrase(
  index: CatalogIndex,
  phrase: string,
  language: DisplayLanguage,
  scores: Float32Array,
): void {
  for (const sku of index.skus) {
    const product = index.products[sku.productId];
    if ((scores[sku.id] ?? 0) === 0 || !product) continue;
    if (!skuPhrases(product, sku, language).some((text) => ` ${text} `.includes(` ${phrase} `))) {
      scores[sku.id] = 0;
    }
  }
}

function skuPhrases({ product }: ProductRecord, { color }: SkuRecord, language: DisplayLanguage): string[] {
  const texts =
    'frame' in product ? frameTexts(product.frame, language) : contactLensTexts(product.lens, language);
  const skuTexts = color ? colorTexts(color, language) : {};
  return [texts, skuTexts].flatMap((fields) => Object.values(fields).flat().map(foldPhrase));
}

/** Returns whether a query matches everything. */
export function isMatchAll(query: string): boolean {
  return fold(query).trim() === MATCH_ALL;
}

/** Score of a facet value, and the decrease for each further one. A text match in a name scores higher. */
const MEANING_SCORE = 20;
const MEANING_STEP = 3;
/** Score of a model whose name is a word with a meaning, such as Pilot: below matches of the meaning. */
const NAMESAKE_SCORE = 10;
/** Puts navy frames before other blue ones, and changes nothing else. */
const COLOR_NAME_FACTOR = 0.05;

/** Returns the score of each SKU for one term, 0 for no match. */
function termScores(index: CatalogIndex, term: QueryTerm): Float32Array {
  const { word, language, meaning } = term;
  const scores = new Float32Array(index.skus.length);
  if (word !== undefined)
    addTextScores(index, scores, word, language, meaning ? { in: 'colors' } : { in: 'all' });
  if (!meaning) return scores;
  const byMeaning = meaningScores(index, meaning);
  const name = foldPhrase(term.surface);
  for (const { id, productId } of index.skus) {
    const isNamesake = foldPhrase(index.products[productId]?.name ?? '') === name;
    const byName = isNamesake ? NAMESAKE_SCORE : 0;
    scores[id] = Math.max(byMeaning[id] ?? 0, byName) + (scores[id] ?? 0) * COLOR_NAME_FACTOR;
  }
  return scores;
}

/** Returns the score of each SKU for one word of the texts. A SKU has the texts of its product, too. */
function addTextScores(
  index: CatalogIndex,
  scores: Float32Array,
  word: string,
  language: DisplayLanguage,
  options: TextSearchOptions,
): void {
  const byProduct = new Float32Array(index.products.length);
  const bySku = new Float32Array(index.skus.length);
  index.texts(language).match(word, options, {
    product: (id, score) => {
      byProduct[id] = score;
    },
    sku: (id, score) => {
      bySku[id] = score;
    },
  });
  for (const { id, productId } of index.skus) {
    scores[id] = (scores[id] ?? 0) + Math.max(byProduct[productId] ?? 0, bySku[id] ?? 0);
  }
}

/** Scores several values so that each is slightly below the one before. */
function meaningScores(index: CatalogIndex, meaning: Meaning): Float32Array {
  const scores = new Float32Array(index.skus.length);
  for (const [rank, [name, code]] of meaning.entries()) {
    const facet = index.valueFacets.find((candidate) => candidate.facet.name === name);
    const ordinal = facet?.codes.indexOf(code) ?? -1;
    if (!facet || ordinal < 0) continue;
    for (const { id } of index.skus) {
      if (scores[id] === 0 && facet.ordinalsBySku[id]?.includes(ordinal))
        scores[id] = MEANING_SCORE - rank * MEANING_STEP;
    }
  }
  return scores;
}
