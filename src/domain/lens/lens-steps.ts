import { distinctCodes, type LensFacts } from './lens-facts';
import type { LensStep } from './lens-step';
import { isFrameOnly, isPrescriptionLens } from './lens-type';

/**
 * The steps of the lens panel. They depend on the type alone, so that their number is known from the start; a question with
 * one possible value has no step. Before a type is chosen, these are the steps of the type with the most.
 *
 * @param typeCount number of types shown, including those that the frame excludes.
 */
export function lensSteps(
  lenses: readonly LensFacts[],
  type: string | undefined,
  { hasPlans, typeCount }: { hasPlans: boolean; typeCount: number },
): LensStep[] {
  const types = type === undefined ? distinctCodes(lenses, 'type') : [type];
  const [longest = []] = types
    .map((code) => stepsOfType(lenses, code, hasPlans))
    .sort((a, b) => b.length - a.length);
  return [...(typeCount > 1 ? (['usage'] as const) : []), ...longest, 'review'];
}

function stepsOfType(lenses: readonly LensFacts[], type: string, hasPlans: boolean): LensStep[] {
  const ofType = lenses.filter((lens) => lens.type === type);
  const hasChoice = (attribute: 'material' | 'treatment' | 'color' | 'coating') =>
    distinctCodes(ofType, attribute).length > 1;
  const steps: LensStep[] = [];
  if (isPrescriptionLens(type)) steps.push('prescription');
  if (hasChoice('material')) steps.push('material');
  if (hasChoice('treatment') || hasChoice('color')) steps.push('treatment');
  if (hasChoice('coating')) steps.push('coating');
  // The frame alone has no plan: removing the lens removes it (000 §4).
  if (hasPlans && !isFrameOnly(type)) steps.push('plan');
  return steps;
}
