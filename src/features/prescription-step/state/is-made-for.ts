import { reasonAgainstOrder } from '@/domain/lens/ordered-glasses';
import type { Prescription } from '@/domain/prescription/prescription';
import type { StepItem } from '../api/step-item';

/** Returns whether an item is made for these values. Unknown without values, and for contact lenses. */
export function isMadeFor({ glasses }: Pick<StepItem, 'glasses'>, values: Prescription | undefined): boolean {
  return !glasses || !values || reasonAgainstOrder(glasses, values) === undefined;
}
