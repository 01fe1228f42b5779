import type { UpdateItemLensDataForm } from '@generated/cart/model/updateItemLensDataForm';
import type { OrderItem } from '../../state/order';

/** Data that only the lens panel has; everything else about a lens is in the catalog. */
const PANEL_FIELDS = [
  'isSpeedySelected',
  'addRxLenses',
  'rxcReviewObject',
  'rxcImagery',
  'upsellConfig',
] as const;

/** Returns the lens panel's data. It is stored with the lens item and returned unchanged. */
export function lensPanelAttributes(form: UpdateItemLensDataForm): OrderItem['attributes'] {
  return PANEL_FIELDS.flatMap((name) => {
    const value = form[name];
    return value === undefined ? [] : [{ name, value }];
  });
}
