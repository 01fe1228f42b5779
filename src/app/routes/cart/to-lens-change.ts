import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { FRAME_ONLY, isFrameOnly, isPrescriptionLens, isReaders } from '@/domain/lens/lens-type';
import { toItemPrescription } from '@/domain/prescription/item-prescription';
import { isComplete, type Prescription } from '@/domain/prescription/prescription';
import { isSpeedyLens } from '@/domain/prescription/speedy';
import { isSpeedyEligible } from '@/domain/prescription/speedy-eligible';
import type { LensChange } from '@/features/cart/api/update-lens';
import { toSelectedLens } from '@/features/lens/api/to-selected-lens';
import type { ChosenGlasses } from '@/features/lens/panel/panel-props';
import type { PrescriptionSource } from '@/features/lens/state/lens-selection';
import { pictureItemPrescription, uploadedPicture } from '@/lib/prescription/uploaded-picture';

/**
 * What the panel has chosen, as the cart changes a line. The frame alone is the frame-only package: the command knows no
 * other way to remove a lens. Undefined when the lens service has none.
 *
 * @param present how the line's prescription came to us.
 */
export function toLensChange(
  lenses: FrameLensesData,
  chosen: ChosenGlasses,
  present: PrescriptionSource | undefined,
): LensChange | undefined {
  const frameOnly = lenses.packages.find(({ type }) => isFrameOnly(type));
  const lens = chosen.lens ?? (frameOnly && toSelectedLens(frameOnly));
  if (!lens) return undefined;
  const prescription = sendable(chosen.prescription);
  const isSpeedyRXEligible =
    prescription !== undefined && isSpeedyEligible(prescription, toCalendarDate(new Date()));
  return {
    lens,
    planId: chosen.lens ? chosen.planId : undefined,
    isSpeedySelected: isSpeedyLens(lens, { isSpeedyRXEligible }),
    review: chosen.review,
    prescription: prescription ? toItemPrescription(prescription, { isSpeedyRXEligible }) : pictureOf(chosen),
    removesPrescription: isPostponed(chosen, present),
  };
}

/** Otherwise the lenses would be made with what the shopper has withdrawn. */
function isPostponed({ selection, lens }: ChosenGlasses, present: PrescriptionSource | undefined): boolean {
  const type = lens?.type ?? FRAME_ONLY;
  if (!isPrescriptionLens(type) || isReaders(type)) return false;
  return selection.prescription === 'later' && (present === 'typed' || present === 'uploaded');
}

/** The picture that was sent instead of values. */
function pictureOf({ selection, lens }: ChosenGlasses): LensChange['prescription'] {
  if (!isPrescriptionLens(lens?.type ?? FRAME_ONLY)) return undefined;
  const picture = selection.prescription === 'uploaded' ? uploadedPicture.read() : undefined;
  return picture && pictureItemPrescription(picture);
}

/** An incomplete prescription cannot be sent: the line then says that one is needed. */
function sendable(prescription: Prescription | undefined): Prescription | undefined {
  return prescription && isComplete(prescription) ? prescription : undefined;
}
