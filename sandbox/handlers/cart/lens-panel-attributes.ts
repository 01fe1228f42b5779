import type { UpdateItemLensDataForm } from '@generated/cart/model/updateItemLensDataForm';
import type { OrderItem } from '../../state/order';

/** What only the lens panel knows of a line; everything else of a lens comes from the catalogue. */
const PANEL_FIELDS = [
  'isSpeedySelected',
  'addRxLenses',
  'rxcReviewObject',
  'rxcImagery',
  'upsellConfig',
] as const;

/** The lens panel's own data, kept with the lens's line and given back as it is. */
export function lensPanelAttributes(form: UpdateItemLensDataForm): OrderItem['attributes'] {
  return PANEL_FIELDS.flatMap((name) => {
    const value = form[name];
    return value === undefined ? [] : [{ name, value }];
  });
}
