import type { Prescription } from '../prescription/prescription';
import type { TotalPowerRange } from '../prescription/total-power-range';
import { type LensPowers, prescriptionReason } from './lens-limits';
import type { LensReason } from './lens-reason';
import { needsAddition } from './lens-type';

/** Powers that the ordered lens and frame accept. */
export interface OrderedGlasses extends LensPowers {
  readonly totalPower: TotalPowerRange;
}

/** Explains why these glasses cannot be made with a complete prescription; returns undefined if they can. */
export function reasonAgainstOrder(
  glasses: OrderedGlasses,
  prescription: Prescription,
): LensReason | undefined {
  const { right, left } = prescription;
  if (needsAddition(glasses.type) && !(right.add && left.add)) return { kind: 'addition-missing' };
  return prescriptionReason([glasses], { totalPower: glasses.totalPower, prescription });
}
