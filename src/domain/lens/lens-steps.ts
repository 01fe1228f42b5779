import { distinctCodes, type LensChoices, type LensFacts } from './lens-facts';
import type { LensStep } from './lens-step';
import { isFrameOnly, isPrescriptionLens } from './lens-type';

interface StepsSituation {
  hasPlans: boolean;
  /** Number of types shown, including those that the frame excludes. */
  typeCount: number;
  /** The shopper has to replace a choice that the type is not made with. */
  choices?: LensChoices;
  /** The shopper's step, which remains in the list until the shopper leaves it. */
  current?: LensStep | undefined;
}

/**
 * Returns the steps of the lens panel. They depend on the type and on choices that it is not made with, so that their number is
 * known from the start; another question with one possible value has no step. Before a type is chosen, these are the steps of
 * the type with the most.
 */
export function lensSteps(
  lenses: readonly LensFacts[],
  type: string | undefined,
  situation: StepsSituation,
): LensStep[] {
  const types = type === undefined ? distinctCodes(lenses, 'type') : [type];
  const [longest = []] = types
    .map((code) => stepsOfType(lenses, code, situation))
    .sort((a, b) => b.length - a.length);
  return [...(situation.typeCount > 1 ? (['usage'] as const) : []), ...longest, 'review'];
}

function stepsOfType(
  lenses: readonly LensFacts[],
  type: string,
  { hasPlans, choices = {}, current }: StepsSituation,
): LensStep[] {
  // The frame alone has no lens to choose and no plan: removing the lens removes it (000 §4).
  if (isFrameOnly(type)) return [];
  const ofType = lenses.filter((lens) => lens.type === type);
  const hasChoice = (attribute: 'material' | 'treatment' | 'color' | 'coating') => {
    const codes = distinctCodes(ofType, attribute);
    const chosen = choices[attribute];
    return codes.length > 1 || (chosen !== undefined && !codes.includes(chosen));
  };
  const steps: LensStep[] = [];
  if (isPrescriptionLens(type)) steps.push('prescription');
  if (hasChoice('material') || current === 'material') steps.push('material');
  if (hasChoice('treatment') || hasChoice('color') || current === 'treatment') steps.push('treatment');
  if (hasChoice('coating') || current === 'coating') steps.push('coating');
  if (hasPlans) steps.push('plan');
  return steps;
}
