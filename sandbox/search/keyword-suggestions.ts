import { categoryLabels } from '../serializers/labels/category-labels';
import { localize, type ResponseView, type WireText } from '../serializers/response-view';
import type { CatalogIndex } from './catalog-index';
import type { ProductRecord } from './catalog-records';
import type { ValueFacetIndex } from './facet-index';
import { foldPhrase } from './tokenize';

/** A suggested search term with its number of products. */
export interface SuggestedTerm {
  term: string;
  frequency: number;
}

interface IndexedTerm extends SuggestedTerm {
  folded: string;
}

const termsCache = new WeakMap<CatalogIndex, Map<string, IndexedTerm[]>>();

/** Facets whose values are suggested as search terms. */
const SUGGESTED_FACETS = ['FRAME_SHAPE', 'COLOR_FAMILY', 'FRAME_MATERIAL', 'FEATURE', 'RIM_TYPE', 'WEAR'];

/**
 * Terms that start with the input, ignoring accents and case: brands, models, shapes, colors, materials, features and
 * categories.
 * @param sort by number of products, or alphabetical
 */
export function suggestTerms(
  index: CatalogIndex,
  input: string,
  view: ResponseView,
  { limit, sort }: { limit: number; sort: 'count' | 'index' },
): SuggestedTerm[] {
  const prefix = foldPhrase(input);
  if (prefix === '') return [];
  const matches = allTerms(index, view).filter(({ folded }) => folded.startsWith(prefix));
  if (sort === 'count') matches.sort((a, b) => b.frequency - a.frequency || compare(a, b));
  return matches.slice(0, limit).map(({ term, frequency }) => ({ term, frequency }));
}

/** All terms in the response language, in alphabetical order. */
function allTerms(index: CatalogIndex, view: ResponseView): IndexedTerm[] {
  const byLanguage = termsCache.get(index) ?? new Map<string, IndexedTerm[]>();
  termsCache.set(index, byLanguage);
  const cached = byLanguage.get(view.languageTag);
  if (cached) return cached;
  const counts = new Map<string, number>();
  for (const term of productTerms(index, view)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const terms = [...counts]
    .map(([term, frequency]) => ({ term, frequency, folded: foldPhrase(term) }))
    .sort(compare);
  byLanguage.set(view.languageTag, terms);
  return terms;
}

/** The distinct terms of each product. */
function productTerms(index: CatalogIndex, view: ResponseView): string[] {
  const facets = index.valueFacets.filter(({ facet }) => SUGGESTED_FACETS.includes(facet.name));
  return index.products.flatMap((record) => {
    const { brand, name, product } = record;
    const category = 'lens' in product ? 'contact-lenses' : product.frame.category;
    const noun = toLower(localize(categoryLabels[category].name, view));
    const brandedNoun = view.language === 'en' ? `${brand} ${noun}` : `${noun} ${brand}`;
    const terms = new Set([brand, brandedNoun, noun, ...('frame' in product ? [name] : [])]);
    for (const facet of facets) {
      for (const text of valueLabelsOf(facet, record)) addLabel(terms, text, noun, facet.facet.name, view);
    }
    return [...terms];
  });
}

/** Labels of the values of a product's SKUs. */
function valueLabelsOf(
  { facet, codes, ordinalsBySku }: ValueFacetIndex,
  { firstSku, endSku }: ProductRecord,
): WireText[] {
  const ordinals = new Set(ordinalsBySku.slice(firstSku, endSku).flat());
  return [...ordinals].flatMap((ordinal) => facet.valueLabels?.[codes[ordinal] ?? ''] ?? []);
}

/** English can put a label before the noun. Spanish and French would need inflection, so they use the label alone. */
function addLabel(terms: Set<string>, text: WireText, noun: string, facet: string, view: ResponseView): void {
  const label = toLower(localize(text, view));
  terms.add(label);
  const beforeNoun: readonly string[] = ['FRAME_SHAPE', 'COLOR_FAMILY', 'WEAR'];
  if (view.language === 'en' && beforeNoun.includes(facet)) terms.add(`${label} ${noun}`);
}

function toLower(text: string): string {
  return text.toLowerCase();
}

function compare(a: IndexedTerm, b: IndexedTerm): number {
  if (a.folded === b.folded) return 0;
  return a.folded < b.folded ? -1 : 1;
}
