import type { Product } from '../../search/categories';
import type { FrameColor } from '../../seed/models/frame';
import type { ResponseView } from '../response-view';
import type { CatalogItem } from './catalog-item';
import { contactLensItem } from './contact-lens-item';
import { frameItem } from './frame-item';

/** Returns a product as a catalog item, with the image of this color. */
export function productItem(
  product: Product,
  heroColor: FrameColor | undefined,
  view: ResponseView,
): CatalogItem {
  return 'lens' in product ? contactLensItem(product.lens, view) : frameItem(product.frame, view, heroColor);
}
