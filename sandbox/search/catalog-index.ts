import type { DisplayLanguage } from '@/domain/locale/locales';
import type { Catalog } from '../seed/catalog/seed-catalog';
import { type CatalogRecords, catalogRecords } from './catalog-records';
import { numberFacets, valueFacets } from './facet-definitions';
import {
  indexNumberFacet,
  indexValueFacet,
  type NumberFacetIndex,
  type ValueFacetIndex,
} from './facet-index';
import { colorTexts, contactLensTexts, frameTexts, type WeightedText } from './searchable-texts';
import { type SortOrders, sortOrders } from './sort-orders';
import { DESCRIPTION_WEIGHT, type PostingLevel, TermIndex } from './term-index';
import { tokenize, tokenizeLabel } from './tokenize';

type SearchableCatalog = Pick<Catalog, 'frames' | 'contactLenses'>;

/** The search index of a catalog, built once. */
export interface CatalogIndex extends CatalogRecords {
  /** The terms of a language; indexed on first use. */
  terms: (language: DisplayLanguage) => TermIndex;
  valueFacets: ValueFacetIndex[];
  numberFacets: NumberFacetIndex[];
  orders: SortOrders;
}

const indexes = new WeakMap<SearchableCatalog, CatalogIndex>();

/** The index of a catalog; built on first use, cached weakly. */
export function catalogIndex(catalog: SearchableCatalog): CatalogIndex {
  const cached = indexes.get(catalog);
  if (cached) return cached;
  const index = buildIndex(catalog);
  indexes.set(catalog, index);
  return index;
}

function buildIndex(catalog: SearchableCatalog): CatalogIndex {
  const records = catalogRecords(catalog);
  const termsByLanguage = new Map<DisplayLanguage, TermIndex>();
  return {
    ...records,
    terms: (language) => {
      const cached = termsByLanguage.get(language);
      if (cached) return cached;
      const terms = buildTerms(language, records);
      termsByLanguage.set(language, terms);
      return terms;
    },
    valueFacets: valueFacets.map((facet) => indexValueFacet(facet, records)),
    numberFacets: numberFacets.map((facet) => indexNumberFacet(facet, records)),
    orders: sortOrders(records),
  };
}

function buildTerms(language: DisplayLanguage, { products, skus }: CatalogRecords): TermIndex {
  const index = new TermIndex();
  for (const { id, product } of products) {
    const texts =
      'frame' in product ? frameTexts(product.frame, language) : contactLensTexts(product.lens, language);
    addTexts(index, 'product', id, texts);
  }
  for (const { id, color } of skus) {
    if (color) addTexts(index, 'sku', id, colorTexts(color, language));
  }
  index.finish();
  return index;
}

function addTexts(index: TermIndex, level: PostingLevel, id: number, texts: readonly WeightedText[]): void {
  for (const [text, weight] of texts) {
    const tokens = weight === DESCRIPTION_WEIGHT ? tokenize(text) : tokenizeLabel(text);
    for (const token of tokens) index.add(level, id, token, weight);
  }
}
