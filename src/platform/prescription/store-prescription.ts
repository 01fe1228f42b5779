import { prescriptionMayHaveChanged } from './prescription-hint';
import { type StoredPrescription, storedPrescription } from './stored-prescription';

/** Keeps the shopper's prescription, or forgets it, and tells what shows it. */
export function storePrescription(prescription: StoredPrescription | undefined): void {
  if (prescription) storedPrescription.write(prescription);
  else storedPrescription.clear();
  prescriptionMayHaveChanged();
}
