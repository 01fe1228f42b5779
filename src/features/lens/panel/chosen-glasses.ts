import { readersPrescription } from '@/domain/lens/lens-limits';
import { isFrameOnly, isPrescriptionLens, isReaders } from '@/domain/lens/lens-type';
import type { ReviewItem } from '@/domain/lens/protection-plan-review';
import type { Prescription } from '@/domain/prescription/prescription';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';
import { chosenPlan } from '../state/lens-selection';
import type { PanelModel } from './panel-model';
import type { ChosenGlasses } from './panel-props';

/** Returns the result of the panel once everything is chosen; undefined before. */
export function chosenGlasses(model: PanelModel, review: readonly ReviewItem[]): ChosenGlasses | undefined {
  const { view, selection, chosen } = model;
  if (!chosen) return undefined;
  const type = chosen.type.code;
  return {
    selection: { ...selection, ...model.choices, packageUpc: chosen.upc },
    lens: isFrameOnly(type) ? undefined : chosen.selected,
    planId: chosenPlan(view, { ...selection, type })?.id,
    review,
    prescription: prescriptionFor(type, model),
    picture: pictureFor(type, model),
  };
}

function pictureFor(type: string, { selection, picture }: PanelModel): UploadedPicture | undefined {
  const fromPicture = selection.prescription === 'uploaded' && isPrescriptionLens(type) && !isReaders(type);
  return fromPicture ? picture : undefined;
}

function prescriptionFor(type: string, { limits, readersPower }: PanelModel): Prescription | undefined {
  if (!isPrescriptionLens(type)) return undefined;
  if (!isReaders(type)) return limits.prescription;
  return readersPower === undefined ? undefined : readersPrescription(readersPower);
}
