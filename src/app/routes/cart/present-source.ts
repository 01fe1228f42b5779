import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { PrescriptionStatus } from '@/features/cart/api/cart-view';
import type { PrescriptionSource } from '@/features/lens/state/lens-selection';

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
