import type { Handler } from '../../call';
import { MATCH_ALL } from '../../search/match-text';
import { searchResponse } from '../../serializers/search/search-response';
import { catalogView } from './catalog-view';
import { profileDetail } from './profile-detail';
import { requireCategory } from './require-category';
import { runSearch } from './run-search';

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
