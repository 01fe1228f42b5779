import { clearsStoredPrescription } from '@/domain/lens/lens-type';
import type { SelectedLensPackage } from '@/domain/lens/selected-lens-package';
import { savePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';

/** Lenses that take no prescription clear the stored one (000 §5). */
export function clearPrescriptionOf({ type }: SelectedLensPackage): void {
  const clearedPrescription = storedPrescription.read();
  if (!clearedPrescription || type === undefined || !clearsStoredPrescription(type)) return;
  savePrescription(undefined);
}
