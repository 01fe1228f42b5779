import type { DisplayLanguage } from '@/domain/locale/locales';
import type { CatalogIndex } from './catalog-index';
import type { QueryTerm } from './query-terms';
import type { Meaning } from './search-words';
import type { TextSearchOptions } from './text-index';
import { foldPhrase } from './tokenize';

/** Score of a facet value, and the decrease for each further one. A text match in a name scores higher. */
const MEANING_SCORE = 20;
const MEANING_STEP = 3;
/** Score of a model whose name is a word with a meaning, such as Pilot: below matches of the meaning. */
const NAMESAKE_SCORE = 10;
/** Puts navy frames before other blue ones, and changes nothing else. */
const COLOR_NAME_FACTOR = 0.05;

/** Returns the score of each SKU for one term, 0 for no match. */
export function termScores(index: CatalogIndex, term: QueryTerm): Float32Array {
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
export function addTextScores(
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
