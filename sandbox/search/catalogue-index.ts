import type { DisplayLanguage } from '@/domain/locale/locales';
import type { Catalog } from '../seed/catalogue/seed-catalogue';
import { catalogRecords, type Records } from './catalogue-records';
import { numberFacets, valueFacets } from './facet-definitions';
import {
  indexNumberFacet,
  indexValueFacet,
  type NumberFacetIndex,
  type ValueFacetIndex,
} from './facet-index';
import { colorTexts, contactLensTexts, frameTexts, type WeightedText } from './index-words';
import { type SortOrders, sortOrders } from './sort-orders';
import { DESCRIPTION_WEIGHT, type PostingLevel, TermIndex } from './term-index';
import { wordsOf, wordsOfLabel } from './words';

type SoldGoods = Pick<Catalog, 'frames' | 'contactLenses'>;

/** The search index of a catalog, built once. */
export interface CatalogIndex extends Records {
  /** The terms of a language; indexed on first use. */
  terms: (language: DisplayLanguage) => TermIndex;
  valueFacets: ValueFacetIndex[];
  numberFacets: NumberFacetIndex[];
  orders: SortOrders;
}

const indexes = new WeakMap<SoldGoods, CatalogIndex>();

/** The index of a catalog; built on first use, cached weakly. */
export function catalogIndex(catalog: SoldGoods): CatalogIndex {
  const cached = indexes.get(catalog);
  if (cached) return cached;
  const index = buildIndex(catalog);
  indexes.set(catalog, index);
  return index;
}

function buildIndex(catalog: SoldGoods): CatalogIndex {
  const records = catalogRecords(catalog);
  const termsByLanguage = new Map<DisplayLanguage, TermIndex>();
  return {
    ...records,
    terms: (language) => {
      const before = termsByLanguage.get(language);
      if (before) return before;
      const terms = termsIn(language, records);
      termsByLanguage.set(language, terms);
      return terms;
    },
    valueFacets: valueFacets.map((facet) => indexValueFacet(facet, records)),
    numberFacets: numberFacets.map((facet) => indexNumberFacet(facet, records)),
    orders: sortOrders(records),
  };
}

function termsIn(language: DisplayLanguage, { products, units }: Records): TermIndex {
  const index = new TermIndex();
  for (const { id, product } of products) {
    const texts =
      'frame' in product ? frameTexts(product.frame, language) : contactLensTexts(product.lens, language);
    addTexts(index, 'product', id, texts);
  }
  for (const { id, color } of units) {
    if (color) addTexts(index, 'sku', id, colorTexts(color, language));
  }
  index.close();
  return index;
}

function addTexts(index: TermIndex, level: PostingLevel, id: number, texts: readonly WeightedText[]): void {
  for (const [text, weight] of texts) {
    const words = weight === DESCRIPTION_WEIGHT ? wordsOf(text) : wordsOfLabel(text);
    for (const word of words) index.add(level, id, word, weight);
  }
}
