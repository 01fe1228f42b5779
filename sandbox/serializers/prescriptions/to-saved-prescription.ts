import type { SavedPrescription } from '@generated/prescriptions/model/savedPrescription';
import type { StoreId } from '@/domain/locale/locales';
import type { AccountPrescription } from '../../state/account-prescription';
import { savedContent } from '../../state/saved-content';
import type { SandboxState } from '../../state/state';
import { toEditFile } from './edit-file';

/** Returns a prescription of the account. */
export function toSavedPrescription(
  prescription: AccountPrescription,
  state: SandboxState,
  storeId: StoreId,
): SavedPrescription {
  const { prescriptionId, productCategory, savedFileName, updatedAt } = prescription;
  const file = savedFileName === undefined ? undefined : state.prescriptionFiles.get(savedFileName);
  return {
    prescriptionId,
    productCategory,
    ...savedContent(prescription),
    ...(file && { editFile: toEditFile(file, storeId) }),
    lastUpdate: new Date(updatedAt).toISOString(),
  };
}
