import type { CatalogBreadcrumb } from '@generated/catalog/model/catalogBreadcrumb';
import type { CatalogSearchFacet } from '@generated/catalog/model/catalogSearchFacet';
import type { CatalogSearchResponse } from '@generated/catalog/model/catalogSearchResponse';
import type { CatalogItem } from '../catalog/catalog-item';
import type { FacetResult } from '../catalog/facet-list';
import { attributeLabels } from '../labels/attribute-labels';
import type { Page } from '../paginate';
import type { ResponseView } from '../response-view';
import { type DetailLevel, searchItem } from './search-item';
import { searchTile } from './search-tile';

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

/** Returns a page of products from the search server. */
export function searchResponse(input: SearchResponseInput): CatalogSearchResponse {
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
