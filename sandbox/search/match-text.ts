import type { DisplayLanguage } from '@/domain/locale/locales';
import type { CatalogIndex } from './catalog-index';
import type { ProductRecord, SkuRecord } from './catalog-records';
import { type QueryTerm, queryTerms, saysNothing } from './query-terms';
import { colorTexts, contactLensTexts, frameTexts } from './searchable-text';
import { addTextScores, termScores } from './term-scores';
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
  return { searchedFor: terms.map(({ surface }) => surface).join(' ') };
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
