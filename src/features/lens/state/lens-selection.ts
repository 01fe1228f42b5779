import type { LensChoices } from '@/domain/lens/lens-facts';
import type { LensStep } from '@/domain/lens/lens-step';
import { isFrameOnly } from '@/domain/lens/lens-type';
import type { LensPackageView, LensView, PlanView } from '../api/lens-view';

/** Ways to send the prescription. */
export type PrescriptionSource = 'typed' | 'uploaded' | 'later';

/**
 * The shopper's selection for a frame so far. A value that is incompatible with an earlier one is ignored, but not lost. It
 * never holds prescription values: those are in the prescription cookie.
 */
export interface LensSelection extends LensChoices {
  packageUpc?: string | undefined;
  /** Catentry id of the protection plan. */
  planId?: string | undefined;
  prescription?: PrescriptionSource | undefined;
  /** The shopper's step in the lens panel. */
  step?: LensStep | undefined;
}

/** Returns the selected package; undefined until the choices lead to one that the frame is offered with. */
export function chosenPackage(
  { packages }: Pick<LensView, 'packages'>,
  { packageUpc }: LensSelection,
): LensPackageView | undefined {
  return packages.find(({ upc }) => upc === packageUpc);
}

/** Returns the selected plan. Frame only has none: removing the lens removes the plan (000 §4). */
export function chosenPlan(view: LensView, selection: LensSelection): PlanView | undefined {
  if (selection.type === undefined || isFrameOnly(selection.type)) return undefined;
  return view.plans.find(({ id }) => id === selection.planId);
}
