import type { CatalogBreadcrumb } from '@generated/catalog/model/catalogBreadcrumb';
import type { ProductViewAnswer } from '@generated/catalog/model/productViewAnswer';
import type { ResponseView } from '../answer-view';
import type { CatalogItem } from '../entries/entry';
import type { FacetResult } from '../entries/facet-list';
import type { Page } from '../page-of';
import { productViewItem } from './product-view-entry';

export interface ProductViewResponseInput {
  page: Page<CatalogItem>;
  view: ResponseView;
  resourceId: string;
  facets?: FacetResult[];
  breadcrumbs?: CatalogBreadcrumb[];
  /** Spelling suggestions for a query without results. */
  spellingSuggestions?: string[];
}

/** A page of products from the transaction server. Counts are text. */
export function productViewResponse(input: ProductViewResponseInput): ProductViewAnswer {
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
