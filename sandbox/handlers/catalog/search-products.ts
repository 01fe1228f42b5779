import { parseAmount } from '@/domain/money/parse-amount';
import type { Handler } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import { type CatalogIndex, catalogIndex } from '../../search/catalog-index';
import { type FacetSelection, parseFacets } from '../../search/facet-parameter';
import { findProducts, type Hit } from '../../search/find-products';
import { MATCH_ALL, type MatchMode } from '../../search/match-text';
import type { OrderBy } from '../../search/sort-orders';
import { breadcrumbs } from '../../serializers/catalog/breadcrumbs';
import type { CatalogItem } from '../../serializers/catalog/catalog-item';
import { type FacetResult, listFacets } from '../../serializers/catalog/facet-list';
import { skuItem } from '../../serializers/catalog/frame-item';
import { productItem } from '../../serializers/catalog/product-item';
import { type Page, paginate } from '../../serializers/paginate';
import { productViewResponse } from '../../serializers/product-view/product-view-response';
import type { ResponseView } from '../../serializers/response-view';
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
