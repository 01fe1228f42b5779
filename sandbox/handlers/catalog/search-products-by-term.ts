import type { Handler } from '../../call';
import { productViewResponse } from '../../serializers/product-view/product-view-response';
import { catalogView } from './catalog-view';
import { requireCategory } from './require-category';
import { runSearch } from './run-search';

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
