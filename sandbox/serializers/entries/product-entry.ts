import type { Product } from '../../search/categories';
import type { FrameColor } from '../../seed/models/frame';
import type { ResponseView } from '../answer-view';
import { contactLensEntry } from './contact-lens-entry';
import type { Entry } from './entry';
import { frameEntry } from './frame-entry';

/** A product as a catalog item, with the image of this color. */
export function productEntry(product: Product, shown: FrameColor | undefined, view: ResponseView): Entry {
  return 'lens' in product ? contactLensEntry(product.lens, view) : frameEntry(product.frame, view, shown);
}
