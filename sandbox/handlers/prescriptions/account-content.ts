import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { Doctor } from '@generated/prescriptions/model/doctor';
import type { PrescriptionValues } from '@generated/prescriptions/model/prescriptionValues';
import { apiErrors, reject } from '../../http/api-errors';
import { valuesOf } from '../../serializers/prescriptions/prescription-values';
import { fromSavedDoctor } from '../../serializers/prescriptions/saved-doctor';
import type { PrescriptionSubmissionState } from '../../state/order';
import { type AccountPrescription, type SavedContent, savedContent } from '../../state/prescriptions';
import type { SandboxState } from '../../state/state';
import { requireAccountPrescription } from './account-prescriptions';
import { isMadeFor } from './is-made-for';
import { issueDateToUtc } from './issue-date';
import { prescriptionErrors, StepFailure } from './prescription-errors';
import type { StepItem } from './step-items';
import { type ItemContent, type Submission, submittedDoctor, submittedPatient } from './submission';

/**
 * Returns the prescription of the account that the shopper picked, with the values that were sent with it. Doctor and patient
 * of contact lenses are those of the submission, or else of the saved prescription.
 *
 * @throws ApiErrorResponse 403 for a guest and for another shopper's order, 404 for another member's prescription, 400 when it
 * does not fit the item.
 */
export function accountContent(
  { body, shopper, line, context }: Submission,
  accountPrescriptionId: string,
): ItemContent {
  const account = requireAccountPrescription(context.state, shopper, accountPrescriptionId);
  if (!line.isOwner) return reject(prescriptionErrors.otherUser());
  if (!fitsStepItem(account, line.stepItem)) {
    return reject(apiErrors.invalidField('prescriptionIdMyAccountSelected', 'does not fit the item'));
  }
  const saved = savedContent(account);
  const doctor = submittedDoctor(body, context) ?? fromSavedDoctor(saved);
  const patient = submittedPatient(body, context.now()) ?? savedPatient(saved);
  if (line.stepItem.itemType === 'contact') {
    if (!doctor) throw new StepFailure('noDoctor');
    if (!patient) throw new StepFailure('noPatient');
  }
  const prescription = accountItemPrescription(context.state, account, { doctor, values: body.rx ?? saved });
  if (!isMadeFor(line.stepItem, prescription)) {
    return reject(
      apiErrors.invalidField('prescriptionIdMyAccountSelected', 'is one that the item is not made for'),
    );
  }
  return { prescription, accountPrescriptionId, ...(patient && { patient }) };
}

/** Returns a prescription of the account in the form of an order item's. */
export function accountItemPrescription(
  state: SandboxState,
  account: AccountPrescription,
  { doctor, values }: { doctor: Doctor | undefined; values: Partial<PrescriptionValues> },
): ItemPrescription {
  const saved = savedContent(account);
  const file = account.savedFileName && state.prescriptionFiles.get(account.savedFileName);
  return {
    ...typedFields(saved),
    prescriptionOrigin: 'MANUAL',
    prescriptionOriginMode: modeOf(saved),
    ...valuesOf(values),
    ...(doctor && { doctor }),
    ...(file && { savedFileName: file.savedFileName, fileName: file.name ?? file.savedFileName }),
  };
}

function modeOf(saved: SavedContent): 'uploadPrescription' | 'callDoctor' | 'rxcPrescription' {
  return saved.prescriptionOriginMode ?? saved.prescriptionType_p ?? 'rxcPrescription';
}

function typedFields({ prescriptionName, prescriptionType, issue, expiration }: SavedContent) {
  const issueDate = issue && issueDateToUtc(issue);
  return {
    ...(prescriptionName && { prescriptionName }),
    ...(prescriptionType && { prescriptionType }),
    ...(issueDate && { issueDate }),
    ...(expiration && { expiration }),
  };
}

/** Eyeglasses for frames; for contact lenses a prescription of the same ones. */
export function fitsStepItem(account: AccountPrescription, stepItem: StepItem): boolean {
  if (stepItem.itemType === 'frame') return account.productCategory === 'GLASSES';
  const { rightCatentryId, leftCatentryId } = savedContent(account);
  const { right, left } = stepItem;
  return (
    account.productCategory === 'CONTACTS' &&
    (!right || right.catentryId === rightCatentryId) &&
    (!left || left.catentryId === leftCatentryId)
  );
}

/** Returns the patient of a saved prescription of contact lenses. */
export function savedPatient(saved: SavedContent): PrescriptionSubmissionState['patient'] {
  const { firstName, lastName } = saved;
  const dateOfBirth = saved.dob_p ?? saved.birthDate;
  return firstName && lastName && dateOfBirth ? { firstName, lastName, dateOfBirth } : undefined;
}
