import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { PrescriptionSubmission } from '@generated/prescriptions/model/prescriptionSubmission';
import { apiErrors, reject } from '../../http/api-errors';
import type { SandboxState } from '../../state/state';
import { prescriptionErrors } from './prescription-errors';

/**
 * Returns the uploaded file of a submission; undefined without one.
 *
 * @throws ApiErrorResponse 403 for another shopper's file, 400 for a wrong checksum.
 */
export function submittedFile(
  { savedFileName, file_checksum: checksum }: PrescriptionSubmission,
  state: SandboxState,
  ownerIds: readonly string[],
): Pick<ItemPrescription, 'savedFileName' | 'fileName' | 'file_checksum'> | undefined {
  const file = savedFileName === undefined ? undefined : state.prescriptionFiles.get(savedFileName);
  if (!file) return undefined;
  if (!ownerIds.includes(file.userId)) return reject(prescriptionErrors.otherUser());
  if (checksum !== undefined && file.checksum !== undefined && checksum !== file.checksum) {
    return reject(apiErrors.invalidField('file_checksum', 'is of another file'));
  }
  return {
    savedFileName: file.savedFileName,
    ...(file.name && { fileName: file.name }),
    ...(file.checksum && { file_checksum: file.checksum }),
  };
}
