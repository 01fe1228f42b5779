import MiniSearch from 'minisearch';
import type { Handler } from '../../call';
import { type CatalogIndex, catalogIndex } from '../../search/catalog-index';
import type { ProductRecord } from '../../search/catalog-records';
import type { ValueFacetIndex } from '../../search/facet-index';
import { foldPhrase } from '../../search/tokenize';
import type { CatalogItem } from '../../serializers/catalog/catalog-item';
import { ASSET_STORE_ID } from '../../serializers/image-urls';
import { categoryLabels } from '../../serializers/labels/category-labels';
import { localize, type ResponseView, responseView, type WireText } from '../../serializers/response-view';
import { searchPrices } from '../../serializers/search/search-item';
import { catalogView } from './catalog-view';
import { runSearch } from './search-products';

const DEFAULT_LIMIT = 4;

/** Terms that start with the typed text. */
export const suggestKeywords: Handler<'suggestKeywords'> = ({ params, query }, { catalog }) => {
  const terms = suggestTerms(catalogIndex(catalog), params.term, responseView(params.storeId, query), {
    limit: query.limit ?? DEFAULT_LIMIT,
    sort: query.termsSort ?? 'count',
  });
  const entry = terms.map(({ term, frequency }) => ({ term, frequency: String(frequency) }));
  return { suggestionView: [{ identifier: 'Keyword', entry }] };
};

const DEFAULT_PAGE_SIZE = 4;

/** Products that match the typed text, or its best spelling. */
export const suggestProducts: Handler<'suggestProducts'> = ({ params, query }, context) => {
  const view = catalogView(context, params.storeId, query);
  const searchQuery = { ...query, pageSize: query.pageSize ?? DEFAULT_PAGE_SIZE };
  const { page } = runSearch(context, view, { query: params.term }, searchQuery);
  return {
    recordSetTotal: page.total,
    recordSetCount: page.rows.length,
    recordSetStartNumber: page.start,
    recordSetComplete: page.complete ? ('true' as const) : ('false' as const),
    suggestionView: [{ identifier: 'Product', entry: page.rows.map((item) => suggestion(item, view)) }],
  };
};

function suggestion(item: CatalogItem, view: ResponseView) {
  return {
    uniqueID: item.uniqueID,
    partNumber: item.partNumber,
    name: item.name,
    shortDescription: item.shortDescription,
    thumbnail: item.imageUrl,
    hasSingleSKU: item.skus.length <= 1,
    storeID: ASSET_STORE_ID,
    manufacturer: item.manufacturer,
    price: searchPrices(item, view),
  };
}

/** A suggested search term with its number of products. */
interface SuggestedTerm {
  term: string;
  frequency: number;
}

const indexCache = new WeakMap<CatalogIndex, Map<string, MiniSearch<SuggestedTerm>>>();

/** Shorter input has too many similar terms. */
const MIN_FUZZY_LENGTH = 5;

/** Facets whose values are suggested as search terms. */
const SUGGESTED_FACETS = ['FRAME_SHAPE', 'COLOR_FAMILY', 'FRAME_MATERIAL', 'FEATURE', 'RIM_TYPE', 'WEAR'];

/**
 * Terms that start with the input, ignoring accents and case: brands, models, shapes, colors, materials, features and
 * categories. Without any, those that start nearly so ("corvena" for Corvenna).
 * @param sort by number of products, or alphabetical
 */
function suggestTerms(
  index: CatalogIndex,
  input: string,
  view: ResponseView,
  { limit, sort }: { limit: number; sort: 'count' | 'index' },
): SuggestedTerm[] {
  const prefix = foldPhrase(input);
  if (prefix === '') return [];
  const terms = termIndex(index, view);
  const exact = terms.search(prefix, { prefix: true });
  const found =
    exact.length > 0 || prefix.length < MIN_FUZZY_LENGTH ? exact : terms.search(prefix, { fuzzy: 1 });
  const matches = found.map(({ id, frequency }): SuggestedTerm => ({ term: id, frequency }));
  matches.sort((a, b) => (sort === 'count' ? b.frequency - a.frequency : 0) || compare(a.term, b.term));
  return matches.slice(0, limit);
}

/** Returns all terms in the response language. A term is indexed as one word, so that only its beginning matches. */
function termIndex(index: CatalogIndex, view: ResponseView): MiniSearch<SuggestedTerm> {
  const byLanguage = indexCache.get(index) ?? new Map<string, MiniSearch<SuggestedTerm>>();
  indexCache.set(index, byLanguage);
  const cached = byLanguage.get(view.languageTag);
  if (cached) return cached;
  const counts = new Map<string, number>();
  for (const term of productTerms(index, view)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const terms = new MiniSearch<SuggestedTerm>({
    idField: 'term',
    fields: ['term'],
    storeFields: ['frequency'],
    tokenize: (term) => [term],
    processTerm: foldPhrase,
  });
  terms.addAll([...counts].map(([term, frequency]) => ({ term, frequency })));
  byLanguage.set(view.languageTag, terms);
  return terms;
}

/** Returns the distinct terms of each product. */
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

/** Adds a label. English can put it before the noun. Spanish and French would need inflection, so they use the label alone. */
function addLabel(terms: Set<string>, text: WireText, noun: string, facet: string, view: ResponseView): void {
  const label = toLower(localize(text, view));
  terms.add(label);
  const beforeNoun: readonly string[] = ['FRAME_SHAPE', 'COLOR_FAMILY', 'WEAR'];
  if (view.language === 'en' && beforeNoun.includes(facet)) terms.add(`${label} ${noun}`);
}

function toLower(text: string): string {
  return text.toLowerCase();
}

function compare(a: string, b: string): number {
  const [first, second] = [foldPhrase(a), foldPhrase(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
