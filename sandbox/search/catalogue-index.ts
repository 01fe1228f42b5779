import type { DisplayLanguage } from '@/domain/locale/locales';
import type { Catalogue } from '../seed/catalogue/seed-catalogue';
import { catalogueRecords, type Records } from './catalogue-records';
import { numberFacets, valueFacets } from './facet-definitions';
import {
  indexNumberFacet,
  indexValueFacet,
  type NumberFacetIndex,
  type ValueFacetIndex,
} from './facet-index';
import { colourTexts, contactLensTexts, frameTexts, type WeightedText } from './index-words';
import { type SortOrders, sortOrders } from './sort-orders';
import { DESCRIPTION_WEIGHT, type PostingLevel, TermIndex } from './term-index';
import { wordsOf, wordsOfLabel } from './words';

type SoldGoods = Pick<Catalogue, 'frames' | 'contactLenses'>;

/** The search index of a catalog, built once. */
export interface CatalogueIndex extends Records {
  /** The terms of a language; indexed on first use. */
  terms: (language: DisplayLanguage) => TermIndex;
  valueFacets: ValueFacetIndex[];
  numberFacets: NumberFacetIndex[];
  orders: SortOrders;
}

const indexes = new WeakMap<SoldGoods, CatalogueIndex>();

/** The index of a catalog; built on first use, cached weakly. */
export function catalogueIndex(catalogue: SoldGoods): CatalogueIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const index = buildIndex(catalogue);
  indexes.set(catalogue, index);
  return index;
}

function buildIndex(catalogue: SoldGoods): CatalogueIndex {
  const records = catalogueRecords(catalogue);
  const known = new Map<DisplayLanguage, TermIndex>();
  return {
    ...records,
    terms: (language) => {
      const before = known.get(language);
      if (before) return before;
      const terms = termsIn(language, records);
      known.set(language, terms);
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
  for (const { id, colour } of units) {
    if (colour) addTexts(index, 'sku', id, colourTexts(colour, language));
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
