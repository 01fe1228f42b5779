import type { Handler } from '../../call';
import { searchResponse } from '../../serializers/search/search-response';
import { catalogView } from './catalog-view';
import { profileDetail } from './profile-detail';
import { requireCategory } from './require-category';
import { runSearch } from './run-search';

/** Products that match a term, with facets; spelling suggestions when there are none. */
export const findProductsByTerm: Handler<'findProductsByTerm'> = ({ params, query, url }, context) => {
  const view = catalogView(context, params.storeId, query);
  const categoryId = query.categoryId && requireCategory(query.categoryId).id;
  const result = runSearch(context, view, { query: params.searchTerm, categoryId }, query);
  const detail = profileDetail(query.profileName, 'summary');
  return searchResponse({ ...result, view, detail, resourceId: url.pathname });
};
