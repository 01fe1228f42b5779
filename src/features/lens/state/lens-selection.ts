import type { LensChoices } from '@/domain/lens/lens-facts';
import type { LensStep } from '@/domain/lens/lens-step';
import { isFrameOnly } from '@/domain/lens/lens-type';
import { type Cents, cents } from '@/domain/money/cents';
import type { LensLabel, LensPackageView, LensView, PlanView } from '../api/lens-view';

/** The steps of the present panel, in order. */
export type OldLensStep = 'usage' | 'treatment' | 'package' | 'plan';

/** How the prescription comes to us. */
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
  /** Where the shopper is in the lens panel. */
  step?: LensStep | undefined;
}

/** Distinct lens types of the frame, in the order of the commerce API. */
export function lensTypes(view: LensView): LensLabel[] {
  return distinct(view.packages.map(({ type }) => type));
}

/** Distinct treatments of the selected type. */
export function treatments(view: LensView, selection: LensSelection): LensLabel[] {
  return distinct(packagesOfType(view, selection).map(({ treatment }) => treatment));
}

/** The selected treatment, or the only available one. */
export function chosenTreatment(view: LensView, selection: LensSelection): LensLabel | undefined {
  const available = treatments(view, selection);
  return available.find(({ code }) => code === selection.treatment) ?? soleItem(available);
}

/** Packages of the selected type and treatment, cheapest first. */
export function matchingPackages(view: LensView, selection: LensSelection): LensPackageView[] {
  const treatment = chosenTreatment(view, selection);
  return packagesOfType(view, selection)
    .filter((lens) => lens.treatment.code === treatment?.code)
    .sort((a, b) => a.prices.offer - b.prices.offer);
}

/** The selected package, or the only matching one. */
export function chosenPackage(view: LensView, selection: LensSelection): LensPackageView | undefined {
  const matching = matchingPackages(view, selection);
  return matching.find(({ upc }) => upc === selection.packageUpc) ?? soleItem(matching);
}

/** Offer price of the cheapest package; undefined for an empty list. */
export function lowestPrice(packages: readonly LensPackageView[]): Cents | undefined {
  return packages.length === 0 ? undefined : cents(Math.min(...packages.map(({ prices }) => prices.offer)));
}

/** The selected plan. Frame only has none: removing the lens removes the plan (000 §4). */
export function chosenPlan(view: LensView, selection: LensSelection): PlanView | undefined {
  if (selection.type === undefined || isFrameOnly(selection.type)) return undefined;
  return view.plans.find(({ id }) => id === selection.planId);
}

/** The steps for the selection so far. Questions with a single option are skipped. */
export function stepsOf(view: LensView, selection: LensSelection): OldLensStep[] {
  if (selection.type === undefined || isFrameOnly(selection.type)) return ['usage'];
  const steps: OldLensStep[] = ['usage'];
  if (treatments(view, selection).length > 1) steps.push('treatment');
  if (matchingPackages(view, selection).length !== 1) steps.push('package');
  if (view.plans.length > 0) steps.push('plan');
  return steps;
}

/** Whether the shopper can leave a step; the plan is optional. */
export function isStepComplete(view: LensView, selection: LensSelection, step: OldLensStep): boolean {
  switch (step) {
    case 'usage':
      return packagesOfType(view, selection).length > 0;
    case 'treatment':
      return chosenTreatment(view, selection) !== undefined;
    case 'package':
      return chosenPackage(view, selection) !== undefined;
    case 'plan':
      return true;
  }
}

export function packagesOfType(view: LensView, { type }: LensSelection): LensPackageView[] {
  return view.packages.filter((lens) => lens.type.code === type);
}

function distinct(labels: readonly LensLabel[]): LensLabel[] {
  return [...new Map(labels.map((label) => [label.code, label])).values()];
}

function soleItem<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}
