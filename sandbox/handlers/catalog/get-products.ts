import type { ProductViewResponse } from '@generated/catalog/model/productViewResponse';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { type FoundProduct, productFinder } from '../../search/product-finder';
import { contactLensCombinations } from '../../serializers/attributes/contact-lens-combinations';
import type { CatalogItem } from '../../serializers/catalog/catalog-item';
import { skuItem } from '../../serializers/catalog/frame-item';
import { productItem } from '../../serializers/catalog/product-item';
import { frontImageUrl } from '../../serializers/image-urls';
import { paginate } from '../../serializers/paginate';
import { productViewResponse } from '../../serializers/product-view/product-view-response';
import { type ResponseView, responseView } from '../../serializers/response-view';
import { type DetailLevel, searchItem } from '../../serializers/search/search-item';
import { searchResponse } from '../../serializers/search/search-response';
import { catalogView } from './catalog-view';

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

/** Returns the image path of a frame (cartImage) or contact lens (cartImageCL). 404 for any other product. */
export const getCartImage: Handler<'getCartImage'> = ({ params }, { catalog }) => {
  const match = productFinder(catalog).byPartNumber(params.upc);
  const isRequestedKind = params.imageKind === 'cartImage' ? match?.color : match && 'lens' in match.product;
  if (!isRequestedKind) return reject(apiErrors.notFound(`The picture of ${params.upc}`));
  return { path: frontImageUrl(params.upc) };
};

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

/** Returns one product or SKU by its part number, else by its descriptive name; an empty list when there is none. */
export const getProductByPartNumber: Handler<'getProductByPartNumber'> = (
  { params, query, url },
  context,
) => {
  const finder = productFinder(context.catalog);
  const match = finder.byPartNumber(params.partNumber) ?? finder.byName(params.partNumber);
  return singleProductResponse(match, catalogView(context, params.storeId, query), url.pathname);
};

/** Returns one product with its SKUs, or one SKU, by its catentry id; an empty list when there is none. */
export const getProductById: Handler<'getProductById'> = ({ params, query, url }, context) => {
  const match = productFinder(context.catalog).byId(params.productId);
  return singleProductResponse(match, catalogView(context, params.storeId, query), url.pathname);
};

const DETAIL_BY_SUFFIX: Record<string, DetailLevel> = {
  Details: 'details',
  Summary: 'summary',
  Tiles: 'tiles',
};

/**
 * Returns the detail level of a profile: its name ends in _Details, _Summary or _Tiles. `defaultDetail` for any other name and
 * for none.
 */
export function profileDetail(profileName: string | undefined, defaultDetail: DetailLevel): DetailLevel {
  return DETAIL_BY_SUFFIX[profileName?.split('_').at(-1) ?? ''] ?? defaultDetail;
}

/** Returns the response for one product or SKU. An empty list when there is no match; that is not an error. */
function singleProductResponse(
  match: FoundProduct | undefined,
  view: ResponseView,
  resourceId: string,
): ProductViewResponse {
  const items = match ? [toCatalogItem(match, view)] : [];
  return productViewResponse({ page: paginate(items, {}, 1), view, resourceId });
}

/** Returns a match as a catalog item: a model with its SKUs, a SKU with its model's attributes, or a contact lens. */
function toCatalogItem({ product, color }: FoundProduct, view: ResponseView): CatalogItem {
  if (color && 'frame' in product) return skuItem(product.frame, color, view);
  return productItem(product, undefined, view);
}
