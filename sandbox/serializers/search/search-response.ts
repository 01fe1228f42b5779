import type { CatalogBreadcrumb } from '@generated/catalog/model/catalogBreadcrumb';
import type { CatalogSearchAnswer } from '@generated/catalog/model/catalogSearchAnswer';
import type { CatalogSearchFacet } from '@generated/catalog/model/catalogSearchFacet';
import type { ResponseView } from '../answer-view';
import type { CatalogItem } from '../entries/entry';
import type { FacetResult } from '../entries/facet-list';
import type { Page } from '../page-of';
import { attributeLabels } from '../vocabulary/attribute-words';
import { type DetailLevel, searchItem } from './search-entry';
import { searchTile } from './tile-entry';

export interface SearchResponseInput {
  page: Page<CatalogItem>;
  view: ResponseView;
  detail: DetailLevel;
  resourceId: string;
  facets?: FacetResult[];
  breadcrumbs?: CatalogBreadcrumb[];
  /** Spelling suggestions for a query without results. */
  spellingSuggestions?: string[];
}

/** A page of products from the search server. */
export function searchResponse(input: SearchResponseInput): CatalogSearchAnswer {
  const { page, view, detail, facets, breadcrumbs, spellingSuggestions = [] } = input;
  return {
    resourceName: 'productview',
    resourceId: input.resourceId,
    recordSetTotal: page.total,
    recordSetCount: page.rows.length,
    recordSetStartNumber: page.start,
    recordSetComplete: page.complete ? 'true' : 'false',
    recordSetTotalMatches: page.total,
    metaData: { price: '1', ...(spellingSuggestions.length > 0 ? { spellcheck: spellingSuggestions } : {}) },
    ...(facets ? { facetView: facets.map(searchFacet) } : {}),
    ...(breadcrumbs ? { breadCrumbTrailEntryView: breadcrumbs } : {}),
    catalogEntryView: page.rows.map((entry) =>
      detail === 'tiles' ? searchTile(entry, view) : searchItem(entry, view, detail),
    ),
  };
}

function searchFacet(facet: FacetResult, position: number): CatalogSearchFacet {
  return {
    name: facet.name,
    value: facet.field,
    extendedData: {
      fname: facet.label,
      ...(facet.name in attributeLabels ? { attridentifier: facet.name, attrname: facet.label } : {}),
      selection: '1',
      allowMultipleValueSelection: 'true',
      displayable: 'true',
      displaySequence: (position + 1).toFixed(1),
      maximumValuesToDisplay: '-1',
      zero_display: '0',
      allValuesReturned: facet.complete,
    },
    entry: facet.values.map(({ label, value, code, count }, index) => ({
      label,
      value,
      count,
      extendedData: { uniqueId: code, sequence: (index + 1).toFixed(1) },
    })),
  };
}
