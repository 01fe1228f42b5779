import type { FoundProduct } from '../../search/find-entries';
import type { ResponseView } from '../answer-view';
import type { CatalogItem } from './entry';
import { skuItem } from './frame-entry';
import { productItem } from './product-entry';

/** A match as a catalog item: a model with its SKUs, a SKU with its model's attributes, or a contact lens. */
export function toCatalogItem({ product, color }: FoundProduct, view: ResponseView): CatalogItem {
  if (color && 'frame' in product) return skuItem(product.frame, color, view);
  return productItem(product, undefined, view);
}
