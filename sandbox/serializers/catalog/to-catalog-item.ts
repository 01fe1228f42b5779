import type { FoundProduct } from '../../search/product-finder';
import type { ResponseView } from '../response-view';
import type { CatalogItem } from './catalog-item';
import { skuItem } from './frame-item';
import { productItem } from './product-item';

/** Returns a match as a catalog item: a model with its SKUs, a SKU with its model's attributes, or a contact lens. */
export function toCatalogItem({ product, color }: FoundProduct, view: ResponseView): CatalogItem {
  if (color && 'frame' in product) return skuItem(product.frame, color, view);
  return productItem(product, undefined, view);
}
