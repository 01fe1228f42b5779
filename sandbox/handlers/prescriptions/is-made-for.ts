import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { reasonAgainstOrder } from '@/domain/lens/ordered-glasses';
import { fromItemPrescription } from '@/domain/prescription/from-item-prescription';
import { totalPowerRange } from '@/domain/prescription/total-power-range';
import type { StepItem } from './step-items';

/**
 * Returns whether lens and frame of an item are made for a prescription. Without values, such as with a file, nothing is known.
 */
export function isMadeFor(stepItem: StepItem, prescription: ItemPrescription): boolean {
  const values = fromItemPrescription(prescription);
  if (stepItem.itemType !== 'frame' || !values) return true;
  const { lens, totalPower } = stepItem;
  const { sph, add } = lens.rxValues;
  const glasses = {
    type: lens.type,
    sphere: sph,
    addition: add,
    totalPower: totalPowerRange(totalPower?.min, totalPower?.max),
  };
  return reasonAgainstOrder(glasses, values) === undefined;
}
