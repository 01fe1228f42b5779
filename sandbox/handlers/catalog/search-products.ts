import type { CatalogBreadcrumb } from '@generated/catalog/model/catalogBreadcrumb';
import { parseAmount } from '@/domain/money/parse-amount';
import type { Handler } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import { type CatalogIndex, catalogIndex } from '../../search/catalog-index';
import { categoryPath } from '../../search/categories';
import { encodeRange, type FacetSelection, parseFacets } from '../../search/facet-parameter';
import { findProducts, type Hit } from '../../search/find-products';
import { MATCH_ALL, type MatchMode } from '../../search/match-text';
import { rangeExpression } from '../../search/number-ranges';
import type { OrderBy } from '../../search/sort-orders';
import type { CatalogItem } from '../../serializers/catalog/catalog-item';
import {
  chosenOrdinals,
  type FacetResult,
  facetParameter,
  facetValueLabel,
  listFacets,
} from '../../serializers/catalog/facet-list';
import { skuItem } from '../../serializers/catalog/frame-item';
import { productItem } from '../../serializers/catalog/product-item';
import { categoryLabels } from '../../serializers/labels/category-labels';
import { type Page, paginate } from '../../serializers/paginate';
import { productViewResponse } from '../../serializers/product-view/product-view-response';
import { localize, type ResponseView } from '../../serializers/response-view';
import { searchResponse } from '../../serializers/search/search-response';
import { catalogView } from './catalog-view';
import { requireCategory } from './categories';
import { profileDetail } from './get-products';

/** The query parameters that all searches share, typed as in the contract. */
interface SearchQuery {
  facet?: string[] | undefined;
  facetLimit?: string[] | undefined;
  orderBy?: OrderBy | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  searchType?: string | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

interface SearchScope {
  query: string;
  categoryId?: string | undefined;
}

/** A page of items with the facets and breadcrumbs of the search, and the spelling that was searched for instead. */
interface SearchResult {
  page: Page<CatalogItem>;
  facets: FacetResult[];
  breadcrumbs: ReturnType<typeof breadcrumbs>;
  spellingSuggestions: string[];
}

const DEFAULT_PAGE_SIZE = 24;

/** Match mode by the last digit of searchType. Values with more digits also return SKUs. */
const MATCH_MODES: Readonly<Record<string, MatchMode>> = { '0': 'any', '1': 'phrase', '2': 'all' };

/**
 * Runs a search and serializes the requested page.
 *
 * @throws ApiErrorResponse 400 for an invalid facet.
 */
export function runSearch(
  { catalog }: Pick<SandboxContext, 'catalog'>,
  view: ResponseView,
  scope: SearchScope,
  query: SearchQuery,
): SearchResult {
  const index = catalogIndex(catalog);
  const selection = parseFacets(query.facet);
  const { hits, counts, searchedFor } = findProducts(index, {
    ...scope,
    selection,
    mode: MATCH_MODES[(query.searchType ?? '2').slice(-1)] ?? 'all',
    language: view.language,
    currency: view.currency,
    minPrice: parseAmount(query.minPrice),
    maxPrice: parseAmount(query.maxPrice),
    orderBy: query.orderBy,
    soldOut: view.soldOut,
  });
  const rows =
    (query.searchType?.length ?? 1) > 1 ? hits.flatMap(toProductAndSkuRows) : hits.map(toProductRow);
  const page = paginate(rows, query, DEFAULT_PAGE_SIZE);
  return {
    page: { ...page, rows: page.rows.map((row) => toItem(row, view)) },
    facets: facetsOf(index, counts, selection, scope, view, query),
    breadcrumbs: breadcrumbs(index, selection, scope.categoryId, view),
    spellingSuggestions: searchedFor ? [searchedFor] : [],
  };
}

/** A row of a result: a product, or one of its colors. */
interface Row {
  hit: Hit;
  unit?: Hit['best'];
}

function toProductRow(hit: Hit): Row {
  return { hit };
}

/** Returns a product followed by its matching SKUs. Contact lenses have no SKUs. */
function toProductAndSkuRows(hit: Hit): Row[] {
  const units = hit.skus.filter(({ color }) => color !== undefined);
  return [{ hit }, ...units.map((unit) => ({ hit, unit }))];
}

function toItem({ hit, unit }: Row, view: ResponseView): CatalogItem {
  const { product } = hit.product;
  if (unit?.color && 'frame' in product) return skuItem(product.frame, unit.color, view);
  return productItem(product, hit.best.color, view);
}

function facetsOf(
  index: CatalogIndex,
  counts: Parameters<typeof listFacets>[1],
  choice: FacetSelection,
  { categoryId }: SearchScope,
  view: ResponseView,
  { facetLimit = [] }: SearchQuery,
): FacetResult[] {
  const limits = new Map(
    facetLimit.map((text) => {
      const [field = '', limit] = text.split(':');
      return [field, Number(limit)];
    }),
  );
  return listFacets(index, counts, { view, choice, categoryId, limits });
}

/** Products that match a term, from the transaction server. */
export const searchProductsByTerm: Handler<'searchProductsByTerm'> = ({ params, query, url }, context) => {
  const view = catalogView(context, params.storeId, query);
  const categoryId = query.categoryId && requireCategory(query.categoryId).id;
  const { page, facets, breadcrumbs, spellingSuggestions } = runSearch(
    context,
    view,
    { query: params.searchTerm, categoryId },
    query,
  );
  return productViewResponse({
    page,
    facets,
    breadcrumbs,
    spellingSuggestions,
    view,
    resourceId: url.pathname,
  });
};

/** Products that match a term, with facets; spelling suggestions when there are none. */
export const findProductsByTerm: Handler<'findProductsByTerm'> = ({ params, query, url }, context) => {
  const view = catalogView(context, params.storeId, query);
  const categoryId = query.categoryId && requireCategory(query.categoryId).id;
  const result = runSearch(context, view, { query: params.searchTerm, categoryId }, query);
  const detail = profileDetail(query.profileName, 'summary');
  return searchResponse({ ...result, view, detail, resourceId: url.pathname });
};

/** Products of a category, with facets; the most popular first by default. */
export const findProductsByCategory: Handler<'findProductsByCategory'> = (
  { params, query, url },
  context,
) => {
  const view = catalogView(context, params.storeId, query);
  const { id: categoryId } = requireCategory(params.categoryId);
  const result = runSearch(context, view, { query: MATCH_ALL, categoryId }, query);
  const detail = profileDetail(query.profileName, 'summary');
  return searchResponse({ ...result, view, detail, resourceId: url.pathname });
};

/** Breadcrumbs of a result: its categories from the top down, then the selected facet values. */
function breadcrumbs(
  index: CatalogIndex,
  choice: FacetSelection,
  categoryId: string | undefined,
  view: ResponseView,
): CatalogBreadcrumb[] {
  return [
    ...categoryCrumbs(categoryId, view),
    ...valueCrumbs(index, choice, view),
    ...rangeCrumbs(index, choice),
  ];
}

function categoryCrumbs(categoryId: string | undefined, view: ResponseView): CatalogBreadcrumb[] {
  return categoryPath(categoryId ?? '').map(({ id, labelKey }) => ({
    label: localize(categoryLabels[labelKey].name, view),
    value: id,
    type_: 'FACET_ENTRY_CATEGORY',
  }));
}

function valueCrumbs(index: CatalogIndex, choice: FacetSelection, view: ResponseView): CatalogBreadcrumb[] {
  return index.valueFacets.flatMap((facet) =>
    [...chosenOrdinals(facet, choice)].map((ordinal) => {
      const code = facet.codes[ordinal] ?? '';
      return {
        label: facetValueLabel(facet, code, view),
        value: facetParameter(facet, code),
        type_: 'FACET_ENTRY_ATTRIBUTE',
      };
    }),
  );
}

function rangeCrumbs(index: CatalogIndex, choice: FacetSelection): CatalogBreadcrumb[] {
  return index.numberFacets.flatMap(({ facet }) =>
    (choice.ranges.get(facet.field) ?? []).map((range) => ({
      label: rangeExpression(range),
      value: encodeRange(facet.field, range),
      type_: 'FACET_ENTRY_RANGE',
    })),
  );
}
