import { getFindProductsByTermMockHandler } from '@generated/catalog/catalog.msw';
import { createResolver } from '../../call';
import { responseView } from '../../serializers/answer-view';
import { searchResponse } from '../../serializers/search-family/search-answer';
import type { HandlerFactory } from '../handler-factory';
import { runSearch } from './ask-search';
import { requireCategory } from './known-category';
import { profileDetail } from './profile-detail';

/** Products that match a term, with facets; spelling suggestions when there are none. */
export const findProductsByTerm: HandlerFactory = () =>
  getFindProductsByTermMockHandler(
    createResolver('findProductsByTerm', ({ params, query, url }, context) => {
      const view = responseView(params.storeId, query);
      const categoryId = query.categoryId && requireCategory(query.categoryId).id;
      const result = runSearch(context, view, { query: params.searchTerm, categoryId }, query);
      const detail = profileDetail(query.profileName, 'summary');
      return searchResponse({ ...result, view, detail, resourceId: url.pathname });
    }),
  );
