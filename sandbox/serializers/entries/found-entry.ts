import type { Found } from '../../search/find-entries';
import type { ResponseView } from '../answer-view';
import type { Entry } from './entry';
import { skuItem } from './frame-entry';
import { productEntry } from './product-entry';

/** A match as a catalog item: a model with its SKUs, a SKU with its model's attributes, or a contact lens. */
export function foundEntry({ product, color }: Found, view: ResponseView): Entry {
  if (color && 'frame' in product) return skuItem(product.frame, color, view);
  return productEntry(product, undefined, view);
}
