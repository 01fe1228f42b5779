import type { Handler } from '../../call';
import { catalogIndex } from '../../search/catalog-index';
import { suggestTerms } from '../../search/keyword-suggestions';
import { responseView } from '../../serializers/response-view';

const DEFAULT_LIMIT = 4;

/** Terms that start with the typed text. */
export const suggestKeywords: Handler<'suggestKeywords'> = ({ params, query }, { catalog }) => {
  const terms = suggestTerms(catalogIndex(catalog), params.term, responseView(params.storeId, query), {
    limit: query.limit ?? DEFAULT_LIMIT,
    sort: query.termsSort ?? 'count',
  });
  const entry = terms.map(({ term, frequency }) => ({ term, frequency: String(frequency) }));
  return { suggestionView: [{ identifier: 'Keyword', entry }] };
};
