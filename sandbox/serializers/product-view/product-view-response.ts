import type { CatalogBreadcrumb } from '@generated/catalog/model/catalogBreadcrumb';
import type { ProductViewResponse } from '@generated/catalog/model/productViewResponse';
import type { CatalogItem } from '../catalog/catalog-item';
import type { FacetResult } from '../catalog/facet-list';
import type { Page } from '../paginate';
import type { ResponseView } from '../response-view';
import { productViewItem } from './product-view-item';

export interface ProductViewResponseInput {
  page: Page<CatalogItem>;
  view: ResponseView;
  resourceId: string;
  facets?: FacetResult[];
  breadcrumbs?: CatalogBreadcrumb[];
  /** Spelling suggestions for a query without results. */
  spellingSuggestions?: string[];
}

/** Serializes a page of products from the transaction server. Counts are text. */
export function productViewResponse(input: ProductViewResponseInput): ProductViewResponse {
  const { page, view, facets, breadcrumbs, spellingSuggestions = [] } = input;
  return {
    resourceName: 'productview',
    resourceId: input.resourceId,
    recordSetTotal: String(page.total),
    recordSetCount: String(page.rows.length),
    recordSetStartNumber: String(page.start),
    recordSetComplete: page.complete ? 'true' : 'false',
    MetaData: [
      { metaKey: 'price', metaData: '1' },
      ...spellingSuggestions.map((spelling) => ({ metaKey: 'spellcheck', metaData: spelling })),
    ],
    ...(facets ? { FacetView: facets.map(productViewFacet) } : {}),
    ...(breadcrumbs ? { BreadCrumbTrailEntryView: breadcrumbs } : {}),
    CatalogEntryView: page.rows.map((item) => productViewItem(item, view)),
  };
}

function productViewFacet({ name, field, values }: FacetResult) {
  return {
    name,
    value: field,
    Entry: values.map(({ label, value, count }) => ({ label, count: String(count), entryValue: value })),
  };
}
