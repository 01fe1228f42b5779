import { clearsStoredPrescription, FRAME_ONLY } from '@/domain/lens/lens-type';
import { addCartNote } from '../cart/cart-notes';
import { savePrescription, storedPrescription } from './stored-prescription';

/**
 * Clears the stored prescription when glasses without prescription lenses are added or edited (000 §5). The cart says so and
 * can undo it.
 *
 * @param lensType of the lens; absent for the frame only.
 */
export function clearPrescriptionForLens(lensType: string = FRAME_ONLY): void {
  const stored = storedPrescription.read();
  if (!stored || !clearsStoredPrescription(lensType)) return;
  savePrescription(undefined);
  addCartNote({ clearedPrescription: stored });
}
