import { notifyPrescriptionChange } from './has-prescription';
import { type StoredPrescription, storedPrescription } from './stored-prescription';

/** Saves or clears the shopper's prescription and notifies subscribers. */
export function savePrescription(prescription: StoredPrescription | undefined): void {
  if (prescription) storedPrescription.write(prescription);
  else storedPrescription.clear();
  notifyPrescriptionChange();
}
