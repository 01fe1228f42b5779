import type { Product } from '../../search/categories';
import type { FrameColor } from '../../seed/models/frame';
import type { ResponseView } from '../answer-view';
import { contactLensItem } from './contact-lens-entry';
import type { CatalogItem } from './entry';
import { frameItem } from './frame-entry';

/** A product as a catalog item, with the image of this color. */
export function productItem(
  product: Product,
  heroColor: FrameColor | undefined,
  view: ResponseView,
): CatalogItem {
  return 'lens' in product ? contactLensItem(product.lens, view) : frameItem(product.frame, view, heroColor);
}
