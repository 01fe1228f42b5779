import { isFrameOnly } from '@/domain/lens/lens-type';
import { type Cents, cents } from '@/domain/money/cents';
import type { LensPackageView, LensText, LensView, PlanView } from '../api/lens-view';

/** The questions of the lens panel, in their order. */
export type LensStep = 'usage' | 'treatment' | 'package' | 'plan';

/** What the shopper has chosen so far. A choice that no longer fits the earlier ones counts as none. */
export interface LensSelection {
  /** Code of the lens type. */
  type?: string | undefined;
  /** Code of the treatment. */
  treatment?: string | undefined;
  packageUpc?: string | undefined;
  /** Catalogue entry id of the protection plan; none unless chosen. */
  planId?: string | undefined;
}

/** Lens types of the frame in the platform's order, each once. */
export function lensTypes(view: LensView): LensText[] {
  return distinct(view.packages.map(({ type }) => type));
}

/** Treatments of the chosen type, each once. */
export function treatments(view: LensView, selection: LensSelection): LensText[] {
  return distinct(ofType(view, selection).map(({ treatment }) => treatment));
}

/** The treatment chosen, or the only one that there is. */
export function chosenTreatment(view: LensView, selection: LensSelection): LensText | undefined {
  const offered = treatments(view, selection);
  return offered.find(({ code }) => code === selection.treatment) ?? only(offered);
}

/** Packages of the chosen type and treatment, the cheapest first. */
export function candidates(view: LensView, selection: LensSelection): LensPackageView[] {
  const treatment = chosenTreatment(view, selection);
  return ofType(view, selection)
    .filter((lens) => lens.treatment.code === treatment?.code)
    .sort((a, b) => a.prices.offer - b.prices.offer);
}

/** The package chosen, or the only one that fits the earlier choices. */
export function chosenPackage(view: LensView, selection: LensSelection): LensPackageView | undefined {
  const fitting = candidates(view, selection);
  return fitting.find(({ upc }) => upc === selection.packageUpc) ?? only(fitting);
}

/** What the cheapest of some packages costs, in cents; undefined without any. */
export function lowestPrice(packages: readonly LensPackageView[]): Cents | undefined {
  return packages.length === 0 ? undefined : cents(Math.min(...packages.map(({ prices }) => prices.offer)));
}

/** The plan chosen. The frame alone has none: removing the lens removes the plan (000 §4). */
export function chosenPlan(view: LensView, selection: LensSelection): PlanView | undefined {
  if (selection.type === undefined || isFrameOnly(selection.type)) return undefined;
  return view.plans.find(({ id }) => id === selection.planId);
}

/** The steps that the choices so far lead through. A question with one answer is not asked. */
export function stepsOf(view: LensView, selection: LensSelection): LensStep[] {
  if (selection.type === undefined || isFrameOnly(selection.type)) return ['usage'];
  const steps: LensStep[] = ['usage'];
  if (treatments(view, selection).length > 1) steps.push('treatment');
  if (candidates(view, selection).length !== 1) steps.push('package');
  if (view.plans.length > 0) steps.push('plan');
  return steps;
}

/** Whether a step's question has its answer; a plan may always be left out. */
export function isAnswered(view: LensView, selection: LensSelection, step: LensStep): boolean {
  switch (step) {
    case 'usage':
      return ofType(view, selection).length > 0;
    case 'treatment':
      return chosenTreatment(view, selection) !== undefined;
    case 'package':
      return chosenPackage(view, selection) !== undefined;
    case 'plan':
      return true;
  }
}

/** Packages of the chosen type. */
export function ofType(view: LensView, { type }: LensSelection): LensPackageView[] {
  return view.packages.filter((lens) => lens.type.code === type);
}

function distinct(texts: readonly LensText[]): LensText[] {
  return [...new Map(texts.map((text) => [text.code, text])).values()];
}

function only<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}
