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
import { type SortOrders, sortOrders } from './sort-orders';
import { TextIndex } from './text-index';

type SearchableCatalog = Pick<Catalog, 'frames' | 'contactLenses'>;

/** The search index of a catalog, built once. */
export interface CatalogIndex extends CatalogRecords {
  /** The words of a language; indexed on first use. */
  texts: (language: DisplayLanguage) => TextIndex;
  valueFacets: ValueFacetIndex[];
  numberFacets: NumberFacetIndex[];
  orders: SortOrders;
}

const indexes = new WeakMap<SearchableCatalog, CatalogIndex>();

/** Returns the index of a catalog; built on first use, cached weakly. */
export function catalogIndex(catalog: SearchableCatalog): CatalogIndex {
  const cached = indexes.get(catalog);
  if (cached) return cached;
  const index = buildIndex(catalog);
  indexes.set(catalog, index);
  return index;
}

function buildIndex(catalog: SearchableCatalog): CatalogIndex {
  const records = catalogRecords(catalog);
  const textsByLanguage = new Map<DisplayLanguage, TextIndex>();
  return {
    ...records,
    texts: (language) => {
      const cached = textsByLanguage.get(language);
      if (cached) return cached;
      const texts = new TextIndex(records, language);
      textsByLanguage.set(language, texts);
      return texts;
    },
    valueFacets: valueFacets.map((facet) => indexValueFacet(facet, records)),
    numberFacets: numberFacets.map((facet) => indexNumberFacet(facet, records)),
    orders: sortOrders(records),
  };
}
