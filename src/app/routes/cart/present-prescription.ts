import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { isReaders } from '@/domain/lens/lens-type';
import { fromItemPrescription } from '@/domain/prescription/from-item-prescription';
import { toItemPrescription } from '@/domain/prescription/item-prescription';
import type { Prescription } from '@/domain/prescription/prescription';
import type { PrescriptionStatus } from '@/features/cart/api/cart-view';
import type { ChosenGlasses } from '@/features/lens/panel/panel-props';
import type { PrescriptionSource } from '@/features/lens/state/lens-selection';

/** The prescription of a line, as an edit begins. */
export interface PresentPrescription {
  source: PrescriptionSource | undefined;
  given: ItemPrescription | undefined;
  /** Type of the line's lens; undefined if the lens service has it no more. */
  lensType: string | undefined;
}

/**
 * How the prescription of a line came to us, as an edit begins. One without values or a picture, such as a doctor to call, and
 * one that could not be read stay with the line: 'later' sends nothing in their place.
 */
export function presentSource(
  status: PrescriptionStatus,
  given: ItemPrescription | undefined,
): PrescriptionSource | undefined {
  if (status === 'not-needed') return undefined;
  if (status === 'needed' || !given) return 'later';
  if (given.savedFileName) return 'uploaded';
  return given.rightSphere ? 'typed' : 'later';
}

/**
 * Whether the prescription is the one that the line has already. Sending it again would take away what the line's own has
 * besides, such as a confirmation or a doctor.
 */
export function isUnchanged(
  { prescription, picture, lens }: ChosenGlasses,
  { given, lensType }: PresentPrescription,
): boolean {
  // The power of readers does not count for other lenses.
  if (!given || !lensType || isReaders(lensType) !== isReaders(lens?.type ?? '')) return false;
  if (picture) return picture.savedFileName === given.savedFileName;
  const values = fromItemPrescription(given);
  return prescription !== undefined && values !== undefined && textOf(prescription) === textOf(values);
}

function textOf(prescription: Prescription): string {
  return JSON.stringify(toItemPrescription(prescription));
}
