import { reasonAgainstOrder } from '@/domain/lens/ordered-glasses';
import type { Prescription } from '@/domain/prescription/prescription';
import type { StepItem } from '../api/step-item';

/** Whether an item is made for these values. Nothing is known without them, or of contact lenses. */
export function isMadeFor({ glasses }: Pick<StepItem, 'glasses'>, values: Prescription | undefined): boolean {
  return !glasses || !values || reasonAgainstOrder(glasses, values) === undefined;
}
