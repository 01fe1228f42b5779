import { getSuggestKeywordsMockHandler } from '@generated/catalog/catalog.msw';
import { createResolver } from '../../call';
import { catalogIndex } from '../../search/catalog-index';
import { suggestTerms } from '../../search/keyword-suggestions';
import { responseView } from '../../serializers/response-view';
import type { HandlerFactory } from '../handler-factory';

const DEFAULT_LIMIT = 4;

/** Terms that start with the typed text. */
export const suggestKeywords: HandlerFactory = () =>
  getSuggestKeywordsMockHandler(
    createResolver('suggestKeywords', ({ params, query }, { catalog }) => {
      const terms = suggestTerms(catalogIndex(catalog), params.term, responseView(params.storeId, query), {
        limit: query.limit ?? DEFAULT_LIMIT,
        sort: query.termsSort ?? 'count',
      });
      const entry = terms.map(({ term, frequency }) => ({ term, frequency: String(frequency) }));
      return { suggestionView: [{ identifier: 'Keyword', entry }] };
    }),
  );
