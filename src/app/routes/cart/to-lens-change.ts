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
import { serverNow } from '@/lib/dates/server-time';
import { pictureItemPrescription } from '@/lib/prescription/uploaded-picture';
import { isUnchanged, type PresentPrescription } from './present-prescription';

/**
 * What the panel has chosen, as the cart changes a line. The frame alone is the frame-only package: the command knows no
 * other way to remove a lens. Undefined when the lens service has none.
 *
 * @param present the line's prescription. Nothing is sent in place of an unchanged one.
 */
export function toLensChange(
  lenses: FrameLensesData,
  chosen: ChosenGlasses,
  present: PresentPrescription,
): LensChange | undefined {
  const frameOnly = lenses.packages.find(({ type }) => isFrameOnly(type));
  const lens = chosen.lens ?? (frameOnly && toSelectedLens(frameOnly));
  if (!lens) return undefined;
  const { picture } = chosen;
  const typed = sendable(chosen.prescription);
  const isSpeedyRXEligible = typed !== undefined && isSpeedyEligible(typed, toCalendarDate(serverNow()));
  const sent = typed
    ? toItemPrescription(typed, { isSpeedyRXEligible })
    : picture && pictureItemPrescription(picture);
  return {
    lens,
    planId: chosen.lens ? chosen.planId : undefined,
    isSpeedySelected: isSpeedyLens(lens, { isSpeedyRXEligible }),
    review: chosen.review,
    prescription: isUnchanged(chosen, present) ? undefined : sent,
    removesPrescription: isPostponed(chosen, present),
  };
}

/** Otherwise the lenses would be made with what the shopper has withdrawn. */
function isPostponed({ selection, lens }: ChosenGlasses, { source }: PresentPrescription): boolean {
  const type = lens?.type ?? FRAME_ONLY;
  if (!isPrescriptionLens(type) || isReaders(type)) return false;
  return selection.prescription === 'later' && (source === 'typed' || source === 'uploaded');
}

/** An incomplete prescription cannot be sent: the line then says that one is needed. */
function sendable(prescription: Prescription | undefined): Prescription | undefined {
  return prescription && isComplete(prescription) ? prescription : undefined;
}
