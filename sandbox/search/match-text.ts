import type { DisplayLanguage } from '@/domain/locale/locales';
import type { CatalogIndex } from './catalog-index';
import type { ProductRecord, SkuRecord } from './catalog-records';
import { colorTexts, contactLensTexts, frameTexts } from './searchable-text';
import { fold, foldPhrase, tokenize } from './tokenize';

/** Match any word, all words, or the exact phrase. */
export type MatchMode = 'any' | 'all' | 'phrase';

/** The query that matches the whole catalog. */
export const MATCH_ALL = '*';

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
  for (const searchLanguage of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const scores = matchInLanguage(index, query, mode, searchLanguage);
    if (scores.some((score) => score > 0)) return scores;
  }
  return new Float32Array(index.skus.length);
}

function matchInLanguage(
  index: CatalogIndex,
  query: string,
  mode: MatchMode,
  language: DisplayLanguage,
): Float32Array {
  const words = [...new Set(tokenize(query).map(({ term }) => term))];
  const total = new Float32Array(index.skus.length);
  const matchedCounts = new Uint8Array(index.skus.length);
  for (const word of words) addWord(index, word, { mode, language }, total, matchedCounts);
  const requiredCount = mode === 'any' ? 1 : Math.max(1, words.length);
  for (const [sku, count] of matchedCounts.entries()) if (count < requiredCount) total[sku] = 0;
  if (mode === 'phrase') requirePhrase(index, foldPhrase(query), language, total);
  return total;
}

/** Adds each SKU's best score for one word of the query. Phrases match whole words only; other modes match prefixes too. */
function addWord(
  index: CatalogIndex,
  word: string,
  { mode, language }: { mode: MatchMode; language: DisplayLanguage },
  total: Float32Array,
  matchedCounts: Uint8Array,
): void {
  const byProduct = new Float32Array(index.products.length);
  const bySku = new Float32Array(index.skus.length);
  index.texts(language).match(
    word,
    { prefix: mode !== 'phrase' },
    {
      product: (id, score) => {
        byProduct[id] = score;
      },
      sku: (id, score) => {
        bySku[id] = score;
      },
    },
  );
  for (const { id, productId } of index.skus) {
    const best = Math.max(byProduct[productId] ?? 0, bySku[id] ?? 0);
    if (best === 0) continue;
    total[id] = (total[id] ?? 0) + best;
    matchedCounts[id] = (matchedCounts[id] ?? 0) + 1;
  }
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

/** Whether a query matches everything. */
export function isMatchAll(query: string): boolean {
  return fold(query).trim() === MATCH_ALL;
}
