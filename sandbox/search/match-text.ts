import type { DisplayLanguage } from '@/domain/locale/locales';
import type { CatalogIndex } from './catalogue-index';
import type { ProductRecord, UnitRecord } from './catalogue-records';
import { colorTexts, contactLensTexts, frameTexts } from './index-words';
import { DESCRIPTION_WEIGHT, type Term, type TermIndex } from './term-index';
import { fold, foldPhrase, wordsOf } from './words';

/** Match any word, all words, or the exact phrase. */
export type MatchMode = 'any' | 'all' | 'phrase';

/** A prefix match counts less than an exact match. */
const PREFIX_FACTOR = 0.6;

/** The query that matches the whole catalog. */
export const EVERYTHING = '*';

const LANGUAGES: readonly DisplayLanguage[] = ['en', 'es', 'fr'];

/**
 * Relevance score of each SKU, 0 for no match. Searches the site's language first and, without a match, the others: a
 * shopper in Québec may type "round".
 */
export function matchText(
  index: CatalogIndex,
  query: string,
  mode: MatchMode,
  language: DisplayLanguage,
): Float32Array {
  for (const tried of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const scores = matchInLanguage(index, query, mode, tried);
    if (scores.some((score) => score > 0)) return scores;
  }
  return new Float32Array(index.units.length);
}

function matchInLanguage(
  index: CatalogIndex,
  query: string,
  mode: MatchMode,
  language: DisplayLanguage,
): Float32Array {
  const terms = [...new Set(wordsOf(query).map(({ term }) => term))];
  const total = new Float32Array(index.units.length);
  const met = new Uint8Array(index.units.length);
  for (const term of terms) addTerm(index, termsLike(index.terms(language), term, mode), total, met);
  const needed = mode === 'any' ? 1 : Math.max(1, terms.length);
  for (const [unit, count] of met.entries()) if (count < needed) total[unit] = 0;
  if (mode === 'phrase') requirePhrase(index, foldPhrase(query), language, total);
  return total;
}

interface LikeTerm {
  indexTerm: Term;
  factor: number;
  /** Postings below this weight are ignored. */
  least: number;
}

/** Phrases match whole words only; other modes match prefixes too. */
function termsLike(terms: TermIndex, term: string, mode: MatchMode): LikeTerm[] {
  const exact = terms.exact(term);
  const whole = exact ? [{ indexTerm: exact, factor: 1, least: 0 }] : [];
  if (mode === 'phrase') return whole;
  const begun = terms
    .beginningWith(term)
    .filter((indexTerm) => indexTerm !== exact && indexTerm.weight > DESCRIPTION_WEIGHT);
  return [
    ...whole,
    ...begun.map((indexTerm) => ({
      indexTerm,
      factor: PREFIX_FACTOR * (term.length / indexTerm.term.length),
      least: DESCRIPTION_WEIGHT + 1,
    })),
  ];
}

/** Adds each SKU's best score for one word of the query. */
function addTerm(index: CatalogIndex, like: LikeTerm[], total: Float32Array, met: Uint8Array): void {
  const ofProduct = new Float32Array(index.products.length);
  const ofUnit = new Float32Array(index.units.length);
  for (const { indexTerm, factor, least } of like) {
    raise(ofProduct, indexTerm.products, factor, least);
    raise(ofUnit, indexTerm.units, factor, least);
  }
  for (const { id, productId } of index.units) {
    const best = Math.max(ofProduct[productId] ?? 0, ofUnit[id] ?? 0);
    if (best === 0) continue;
    total[id] = (total[id] ?? 0) + best;
    met[id] = (met[id] ?? 0) + 1;
  }
}

function raise(scores: Float32Array, postings: Map<number, number>, factor: number, least: number): void {
  for (const [id, weight] of postings) {
    if (weight >= least) scores[id] = Math.max(scores[id] ?? 0, weight * factor);
  }
}

function requirePhrase(
  index: CatalogIndex,
  phrase: string,
  language: DisplayLanguage,
  scores: Float32Array,
): void {
  for (const unit of index.units) {
    const product = index.products[unit.productId];
    if ((scores[unit.id] ?? 0) === 0 || !product) continue;
    if (!phrasesOf(product, unit, language).some((text) => ` ${text} `.includes(` ${phrase} `))) {
      scores[unit.id] = 0;
    }
  }
}

function phrasesOf({ product }: ProductRecord, { color }: UnitRecord, language: DisplayLanguage): string[] {
  const texts =
    'frame' in product ? frameTexts(product.frame, language) : contactLensTexts(product.lens, language);
  const own = color ? colorTexts(color, language) : [];
  return [...texts, ...own].map(([text]) => foldPhrase(text));
}

/** Whether a query matches everything. */
export function isMatchAll(query: string): boolean {
  return fold(query).trim() === EVERYTHING;
}
