import type { ProductViewAnswer } from '@generated/catalog/model/productViewAnswer';
import type { Found } from '../../search/find-entries';
import type { AnswerView } from '../answer-view';
import { foundEntry } from '../entries/found-entry';
import { pageOf } from '../page-of';
import { productViewAnswer } from './product-view-answer';

/** The answer about one product or SKU; with an empty list when nothing was found, which is no failure. */
export function oneProduct(
  found: Found | undefined,
  view: AnswerView,
  resourceId: string,
): ProductViewAnswer {
  const entries = found ? [foundEntry(found, view)] : [];
  return productViewAnswer({ page: pageOf(entries, {}, 1), view, resourceId });
}
