import { getSearchProductsByTermMockHandler } from '@generated/catalog/catalog.msw';
import { answer } from '../../call';
import { answerView } from '../../serializers/answer-view';
import { productViewAnswer } from '../../serializers/product-view-family/product-view-answer';
import type { HandlerFactory } from '../handler-factory';
import { askSearch } from './ask-search';
import { knownCategory } from './known-category';

/** Products that match a term, from the transaction server. */
export const searchProductsByTerm: HandlerFactory = () =>
  getSearchProductsByTermMockHandler(
    answer('searchProductsByTerm', ({ params, query, url }, context) => {
      const view = answerView(params.storeId, query);
      const categoryId = query.categoryId && knownCategory(query.categoryId).id;
      const { page, facets, trail, spellings } = askSearch(
        context,
        view,
        { query: params.searchTerm, categoryId },
        query,
      );
      return productViewAnswer({ page, facets, trail, spellings, view, resourceId: url.pathname });
    }),
  );
