import type { Handler } from '../../call';
import { catalogIndex } from '../../search/catalog-index';
import { suggestTerms } from '../../search/keyword-suggestions';
import type { CatalogItem } from '../../serializers/catalog/catalog-item';
import { ASSET_STORE_ID } from '../../serializers/image-urls';
import { type ResponseView, responseView } from '../../serializers/response-view';
import { searchPrices } from '../../serializers/search/search-item';
import { catalogView } from './catalog-view';
import { runSearch } from './search-products';

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

const DEFAULT_PAGE_SIZE = 4;

/** Products that match the typed text, or its best spelling. */
export const suggestProducts: Handler<'suggestProducts'> = ({ params, query }, context) => {
  const view = catalogView(context, params.storeId, query);
  const searchQuery = { ...query, pageSize: query.pageSize ?? DEFAULT_PAGE_SIZE };
  const { page } = runSearch(context, view, { query: params.term }, searchQuery);
  return {
    recordSetTotal: page.total,
    recordSetCount: page.rows.length,
    recordSetStartNumber: page.start,
    recordSetComplete: page.complete ? ('true' as const) : ('false' as const),
    suggestionView: [{ identifier: 'Product', entry: page.rows.map((item) => suggestion(item, view)) }],
  };
};

function suggestion(item: CatalogItem, view: ResponseView) {
  return {
    uniqueID: item.uniqueID,
    partNumber: item.partNumber,
    name: item.name,
    shortDescription: item.shortDescription,
    thumbnail: item.imageUrl,
    hasSingleSKU: item.skus.length <= 1,
    storeID: ASSET_STORE_ID,
    manufacturer: item.manufacturer,
    price: searchPrices(item, view),
  };
}
