import type { ProductViewAnswer } from '@generated/catalog/model/productViewAnswer';
import type { Found } from '../../search/find-entries';
import type { ResponseView } from '../answer-view';
import { foundEntry } from '../entries/found-entry';
import { pageOf } from '../page-of';
import { productViewResponse } from './product-view-answer';

/** Response for one product or SKU. An empty list when there is no match; that is not an error. */
export function oneProduct(
  found: Found | undefined,
  view: ResponseView,
  resourceId: string,
): ProductViewAnswer {
  const entries = found ? [foundEntry(found, view)] : [];
  return productViewResponse({ page: pageOf(entries, {}, 1), view, resourceId });
}
