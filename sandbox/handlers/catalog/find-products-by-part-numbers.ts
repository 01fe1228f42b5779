import type { Handler } from '../../call';
import { productFinder } from '../../search/product-finder';
import { toCatalogItem } from '../../serializers/catalog/to-catalog-item';
import { paginate } from '../../serializers/paginate';
import { searchResponse } from '../../serializers/search/search-response';
import { catalogView } from './catalog-view';
import { profileDetail } from './profile-detail';

/**
 * Products and SKUs by part number, without duplicates, in the requested order. A UPC returns the SKU with the id of its
 * model; a model's part number returns the model with all its colors.
 */
export const findProductsByPartNumbers: Handler<'findProductsByPartNumbers'> = (
  { params, query, url },
  context,
) => {
  const view = catalogView(context, params.storeId, query);
  const { byPartNumber } = productFinder(context.catalog);
  const matches = [...new Set(query.partNumber)].flatMap((partNumber) => byPartNumber(partNumber) ?? []);
  const items = matches.map((match) => toCatalogItem(match, view));
  return searchResponse({
    page: paginate(items, {}, items.length),
    view,
    detail: profileDetail(query.profileName, 'details'),
    resourceId: url.pathname,
  });
};
