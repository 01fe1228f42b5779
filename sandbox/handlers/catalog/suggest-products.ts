import { getSuggestProductsMockHandler } from '@generated/catalog/catalog.msw';
import { answer } from '../../call';
import { type AnswerView, answerView } from '../../serializers/answer-view';
import type { Entry } from '../../serializers/entries/entry';
import { OWNER_STORE } from '../../serializers/owner-store';
import { searchPrices } from '../../serializers/search-family/search-entry';
import type { HandlerFactory } from '../handler-factory';
import { askSearch } from './ask-search';

const DEFAULT_PAGE_SIZE = 4;

/** Products that match the typed text. */
export const suggestProducts: HandlerFactory = () =>
  getSuggestProductsMockHandler(
    answer('suggestProducts', ({ params, query }, context) => {
      const view = answerView(params.storeId, query);
      const asked = { ...query, pageSize: query.pageSize ?? DEFAULT_PAGE_SIZE };
      const { page } = askSearch(context, view, { query: params.term }, asked);
      return {
        recordSetTotal: page.total,
        recordSetCount: page.rows.length,
        recordSetStartNumber: page.start,
        recordSetComplete: page.complete ? ('true' as const) : ('false' as const),
        suggestionView: [{ identifier: 'Product', entry: page.rows.map((item) => suggestion(item, view)) }],
      };
    }),
  );

function suggestion(entry: Entry, view: AnswerView) {
  return {
    uniqueID: entry.uniqueID,
    partNumber: entry.partNumber,
    name: entry.name,
    shortDescription: entry.shortDescription,
    thumbnail: entry.picture,
    hasSingleSKU: entry.skus.length <= 1,
    storeID: OWNER_STORE,
    manufacturer: entry.manufacturer,
    price: searchPrices(entry, view),
  };
}
