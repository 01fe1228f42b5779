import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { PrescriptionSubmission } from '@generated/prescriptions/model/prescriptionSubmission';
import { apiErrors, reject } from '../../http/api-errors';
import { valuesOf } from '../../serializers/prescriptions/prescription-values';
import { itemPrescription } from '../../state/item-prescription';
import type { SandboxState } from '../../state/state';
import { prescriptionErrors, StepFailure } from './prescription-errors';
import type { ItemContent, Submission } from './submission';
import { submittedDoctor, submittedPatient } from './submission';

/**
 * Returns a doctor to call or an uploaded file. Contact lenses need the doctor in both modes, and the patient (003 §5).
 *
 * @throws StepFailure when a part is missing.
 */
export function contentByMode(submission: Submission): ItemContent {
  const { body, shopper, line, context } = submission;
  const mode = body.prescriptionMode;
  if (mode === undefined) return confirmedValues(submission);
  const isContact = line.stepItem.itemType === 'contact';
  const isUpload = mode === 'uploadPrescription';
  const doctor = submittedDoctor(body, context);
  if (!doctor && (isContact || !isUpload)) throw new StepFailure('noDoctor');
  const ownerIds = line.isOwner ? [shopper.userId] : [shopper.userId, line.order.userId];
  const file = isUpload ? submittedFile(body, context.state, ownerIds) : undefined;
  if (isUpload && !file) throw new StepFailure('noFile');
  const patient = submittedPatient(body, context.now());
  if (isContact && !patient) throw new StepFailure('noPatient');
  const prescription: ItemPrescription = {
    prescriptionOrigin: 'MANUAL',
    prescriptionOriginMode: mode,
    ...(body.rx && valuesOf(body.rx)),
    ...(doctor && { doctor }),
    ...file,
  };
  return { prescription, ...(patient && { patient }) };
}

/** Confirms the values that the item already has, if there is no mode. */
function confirmedValues({ body, line }: Submission): ItemContent {
  const [item] = line.stepItem.items;
  const prescription = itemPrescription(item);
  const isSame = body.prescriptionId !== undefined && body.prescriptionId === item.prescriptionId;
  if (!isSame || !prescription || !valuesOf(prescription)) throw new StepFailure('noMode');
  return { prescription };
}

/**
 * Returns the uploaded file of a submission; undefined without one.
 *
 * @throws ApiErrorResponse 403 for another shopper's file, 400 for a wrong checksum.
 */
function submittedFile(
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
