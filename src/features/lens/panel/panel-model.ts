import { isCompleteFor } from '@/domain/lens/complete-for';
import { type ExcludedLens, excludedLenses } from '@/domain/lens/excluded-lenses';
import {
  distinctCodes,
  type LensAttribute,
  type LensChoices,
  type LensFacts,
} from '@/domain/lens/lens-facts';
import type { LensFrame } from '@/domain/lens/lens-frame';
import { type LensLimits, prescriptionReason } from '@/domain/lens/lens-limits';
import {
  chosenLens,
  effectiveChoices,
  type LensOption,
  lensOptions,
  lostChoice,
} from '@/domain/lens/lens-options';
import type { LensReason } from '@/domain/lens/lens-reason';
import type { LensStep } from '@/domain/lens/lens-step';
import { lensSteps } from '@/domain/lens/lens-steps';
import { isReaders } from '@/domain/lens/lens-type';
import type { Prescription } from '@/domain/prescription/prescription';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';
import type { LensPackageView, LensView } from '../api/lens-view';
import type { LensSelection } from '../state/lens-selection';

/** Everything that the panel shows follows from this. */
export interface PanelInput {
  view: LensView;
  frame: LensFrame;
  selection: LensSelection;
  prescription: Prescription | undefined;
  /** Power of ready readers, in diopters. */
  readersPower: number | undefined;
  /** The picture that was sent instead of values. */
  picture: UploadedPicture | undefined;
}

export interface PanelModel extends PanelInput {
  lenses: readonly LensFacts[];
  excluded: readonly ExcludedLens[];
  limits: LensLimits;
  /** The choices that have an effect. */
  choices: LensChoices;
  /** The first choice that has to be made again. */
  lost: ReturnType<typeof lostChoice>;
  /** The package that they lead to. */
  chosen: LensPackageView | undefined;
  steps: readonly LensStep[];
  /** The current step: never behind one that is incomplete. */
  step: LensStep;
}

export function panelModel(input: PanelInput): PanelModel {
  const { view, frame, selection } = input;
  const lenses = view.packages.map(({ facts }) => facts);
  const excluded = excludedLenses(lenses, frame);
  const limits = {
    totalPower: frame.totalPower,
    prescription: selection.prescription === 'typed' ? input.prescription : undefined,
    readersPower: input.readersPower,
  };
  const choices = effectiveChoices(lenses, selection, limits);
  const chosenFacts = chosenLens(lenses, selection, limits);
  const excludedTypes = excluded.filter(({ attribute }) => attribute === 'type').length;
  const steps = lensSteps(lenses, choices.type, {
    hasPlans: view.plans.length > 0,
    typeCount: distinctCodes(lenses, 'type').length + excludedTypes,
    choices: selection,
    current: selection.step,
  });
  const model = {
    ...input,
    lenses,
    excluded,
    limits,
    choices,
    lost: lostChoice(lenses, selection, limits),
    chosen: view.packages.find(({ upc }) => upc === chosenFacts?.upc),
    steps,
  };
  return { ...model, step: reachableStep(model, selection.step) };
}

/** Returns the options of an attribute, with those that cannot be chosen last. */
export function optionsOf(model: PanelModel, attribute: LensAttribute): LensOption<LensFacts>[] {
  const { lenses, selection, limits, excluded } = model;
  const options = [
    ...lensOptions(lenses, selection, attribute, limits),
    ...excluded
      .filter((lens) => lens.attribute === attribute)
      .map(({ code, reason }) => ({ code, reason, lenses: [] })),
  ];
  return [...options.filter(({ reason }) => !reason), ...options.filter(({ reason }) => reason)];
}

/** Returns whether the shopper can leave a step. The plan is optional. */
export function isStepComplete(model: Omit<PanelModel, 'step'>, step: LensStep): boolean {
  const { choices } = model;
  switch (step) {
    case 'usage':
      return choices.type !== undefined;
    case 'prescription':
      return isPrescriptionStepComplete(model);
    case 'material':
      return choices.material !== undefined;
    case 'treatment':
      return choices.treatment !== undefined && choices.color !== undefined;
    case 'coating':
      return choices.coating !== undefined;
    case 'plan':
      return true;
    case 'review':
      return model.chosen !== undefined;
  }
}

function isPrescriptionStepComplete(model: Omit<PanelModel, 'step'>): boolean {
  const { choices, selection, prescription, readersPower, picture } = model;
  const type = choices.type ?? '';
  if (isReaders(type)) return readersPower !== undefined && !currentReason(model);
  switch (selection.prescription) {
    case 'typed':
      return prescription !== undefined && isCompleteFor(type, prescription) && !currentReason(model);
    case 'uploaded':
      return picture !== undefined;
    case 'later':
      return true;
    case undefined:
      return false;
  }
}

/** Explains why no lens of the chosen type is made for the prescription. */
export function currentReason({ lenses, choices, limits }: Omit<PanelModel, 'step'>): LensReason | undefined {
  return prescriptionReason(ofType(lenses, choices.type), limits);
}

/** Explains why no lens of the chosen type is made for these values, before they are accepted. */
export function reasonAgainstPrescription(
  { lenses, choices, limits }: PanelModel,
  values: Pick<LensLimits, 'prescription' | 'readersPower'>,
): LensReason | undefined {
  return prescriptionReason(ofType(lenses, choices.type), { ...limits, ...values });
}

/** Returns whether the prescription step asks for the one power of ready readers. */
export function isReadersStep({ step, choices }: PanelModel): boolean {
  return step === 'prescription' && isReaders(choices.type ?? '');
}

export function ofType<Lens extends LensFacts>(lenses: readonly Lens[], type: string | undefined): Lens[] {
  return lenses.filter((lens) => lens.type === type);
}

/** Returns a step, or the first incomplete one before it. */
export function reachableStep(model: Omit<PanelModel, 'step'>, step: LensStep | undefined): LensStep {
  const { steps } = model;
  const target = step && steps.includes(step) ? step : (steps[0] ?? 'review');
  const before = steps.slice(0, steps.indexOf(target));
  return before.find((each) => !isStepComplete(model, each)) ?? target;
}

/** Returns the step after the current one; undefined after the last. */
export function stepAfter(model: PanelModel, step: LensStep): LensStep | undefined {
  return model.steps[model.steps.indexOf(step) + 1];
}

export function stepBefore(model: PanelModel, step: LensStep): LensStep | undefined {
  return model.steps[model.steps.indexOf(step) - 1];
}
