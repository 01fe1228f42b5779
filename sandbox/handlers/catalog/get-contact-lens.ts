import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { productFinder } from '../../search/product-finder';
import { contactLensCombinations } from '../../serializers/attributes/contact-lens-combinations';
import { toCatalogItem } from '../../serializers/catalog/to-catalog-item';
import { responseView } from '../../serializers/response-view';
import { searchItem } from '../../serializers/search/search-item';

/** Returns a contact lens with its available parameter values and their combinations. 404 for any other product. */
export const getContactLens: Handler<'getContactLens'> = ({ params, query }, { catalog }) => {
  const match = productFinder(catalog).byId(params.clId);
  if (!match || !('lens' in match.product)) return reject(apiErrors.notFound(`Contact lens ${params.clId}`));
  const view = responseView(params.storeId, query);
  return {
    catalogEntry: searchItem(toCatalogItem(match, view), view, 'details'),
    x_combinations: contactLensCombinations(match.product.lens),
  };
};
