import type { Found } from '../../search/find-entries';
import type { AnswerView } from '../answer-view';
import type { Entry } from './entry';
import { colourEntry } from './frame-entry';
import { productEntry } from './product-entry';

/** A match as a catalog item: a model with its SKUs, a SKU with its model's attributes, or a contact lens. */
export function foundEntry({ product, colour }: Found, view: AnswerView): Entry {
  if (colour && 'frame' in product) return colourEntry(product.frame, colour, view);
  return productEntry(product, undefined, view);
}
