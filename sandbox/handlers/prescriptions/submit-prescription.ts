import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { PrescriptionSubmission } from '@generated/prescriptions/model/prescriptionSubmission';
import { parseIsoDay, parseMonthDayYear, toCalendarDate, toMonthDayYear } from '@/domain/dates/calendar-date';
import { fromPrescriptionValues } from '@/domain/prescription/from-item-prescription';
import { isSpeedyEligible } from '@/domain/prescription/speedy-eligible';
import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { valuesOf, withoutValues } from '../../serializers/prescriptions/prescription-values';
import { toSavedDoctor } from '../../serializers/prescriptions/saved-doctor';
import type { OrderItem } from '../../state/order';
import { withoutPrescription } from '../../state/order-items';
import { replaceItems } from '../../state/orders';
import { itemPrescription, type SavedContent, savedContent } from '../../state/prescriptions';
import type { SandboxState } from '../../state/state';
import { accountContent } from './account-content';
import { requireAccountPrescription, requireMember } from './account-prescriptions';
import { isMadeFor } from './is-made-for';
import { prescriptionErrors, StepFailure } from './prescription-errors';
import type { StepItem } from './step-items';
import { requireStepLine } from './step-line';
import { type ItemContent, type Submission, submittedDoctor, submittedPatient } from './submission';

/** Saves the prescription of an item, by the rules of 003 §5. */
export const submitPrescription: Handler<'submitPrescription'> = (call, context) => {
  try {
    return { status: 'Success' as const, prescriptionId: submit(call, context) };
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    return { status: 'Fail' as const, messages: [error.message] };
  }
};

/** @returns the id of the prescription. */
function submit({ params, body, shopper }: Call<'submitPrescription'>, context: SandboxContext): string {
  const { storeId } = params;
  const { orderitemid: orderItemId, encOrderMemberId: link } = body;
  const line = requireStepLine(context, { shopper, storeId, orderItemId, link });
  const submission: Submission = { body, shopper, storeId, line, context };
  const content = contentOf(submission);
  const verified = body.verified === true || content.verified === true;
  if (shopper.registerType === 'R' && !verified) throw new StepFailure('notVerified');
  saveForAccount(submission, content);
  return saveWithItem(submission, content, verified);
}

function contentOf(submission: Submission): ItemContent {
  const { cp_rx_oid: copyFrom, prescriptionIdMyAccountSelected: picked } = submission.body;
  if (copyFrom !== undefined) return copiedContent(submission, copyFrom);
  return picked === undefined ? contentByMode(submission) : accountContent(submission, picked);
}

function saveForAccount(submission: Submission, content: ItemContent): void {
  const { savePrescriptionMyAccount, saveChangesMyAccount } = submission.body;
  if (!savePrescriptionMyAccount && !saveChangesMyAccount) return;
  if (!submission.line.isOwner) reject(prescriptionErrors.otherUser());
  if (saveChangesMyAccount) saveChangesToAccount(submission);
  if (savePrescriptionMyAccount && content.accountPrescriptionId === undefined) {
    saveToAccount(submission, content);
  }
}

/**
 * Saves a prescription with an item. Both contact lenses of a pair have the same one. A file belongs to the order's owner from
 * then on.
 */
function saveWithItem(
  { body, shopper, line, context }: Submission,
  { prescription, patient, accountPrescriptionId }: ItemContent,
  verified: boolean,
): string {
  const { state, now } = context;
  const { order, stepItem } = line;
  const isProvided = body.itemStatusUpdate !== false;
  const prescriptionId = stepItem.items[0].prescriptionId ?? state.nextId('prescription');
  const saved: Partial<OrderItem> = {
    prescriptionId,
    prescription: { ...prescription, prescriptionId },
    prescriptionSubmission: {
      ...(patient && { patient }),
      ...(accountPrescriptionId !== undefined && { accountPrescriptionId }),
      verified: shopper.registerType === 'R' && verified,
      provided: isProvided,
    },
    ...(isProvided && { prescribedAt: stepItem.items[0].prescribedAt ?? now().getTime() }),
  };
  const items = order.items.map((item) =>
    stepItem.items.includes(item) ? { ...withoutPrescription(item), ...saved } : item,
  );
  replaceItems(state, order, items, now().getTime());
  const { savedFileName } = prescription;
  if (savedFileName !== undefined && state.prescriptionFiles.get(savedFileName)) {
    state.prescriptionFiles.update(savedFileName, { userId: order.userId });
  }
  return prescriptionId;
}

/**
 * Returns the prescription of another item of the same order (`cp_rx_oid`), with everything that was submitted for it.
 *
 * @throws ApiErrorResponse for an item of another order, another lens type, another prescription than `cp_rx_id`, or one that
 * the item is not made for.
 * @throws StepFailure when the other item has no prescription.
 */
function copiedContent({ body, shopper, storeId, line, context }: Submission, from: string): ItemContent {
  const source = requireStepLine(context, {
    shopper,
    storeId,
    orderItemId: from,
    link: body.encOrderMemberId,
  });
  if (source.order !== line.order || !isSameKind(source.stepItem, line.stepItem)) {
    return reject(apiErrors.invalidField('cp_rx_oid', 'is not an item of the same kind'));
  }
  const [item] = source.stepItem.items;
  const prescription = itemPrescription(item);
  if (!prescription) throw new StepFailure('noMode');
  if (!isMadeFor(line.stepItem, prescription)) {
    return reject(apiErrors.invalidField('cp_rx_oid', 'has a prescription that the item is not made for'));
  }
  if (body.cp_rx_id !== undefined && body.cp_rx_id !== item.prescriptionId) {
    return reject(apiErrors.invalidField('cp_rx_id', 'is not the prescription of the item'));
  }
  const { patient, accountPrescriptionId, verified = false } = item.prescriptionSubmission ?? {};
  return { prescription, patient, accountPrescriptionId, verified };
}

/** Returns whether both are contact lenses, or frames with the same lens type. */
function isSameKind(first: StepItem, second: StepItem): boolean {
  if (first.itemType !== 'frame' || second.itemType !== 'frame') return first.itemType === second.itemType;
  return first.lens.type === second.lens.type;
}

/**
 * Returns a doctor to call or an uploaded file. Contact lenses need the doctor in both modes, and the patient (003 §5).
 *
 * @throws StepFailure when a part is missing.
 */
function contentByMode(submission: Submission): ItemContent {
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

/** Saves the submission as a new prescription of the account (`savePrescriptionMyAccount`). */
function saveToAccount({ shopper, line, context }: Submission, { prescription, patient }: ItemContent): void {
  requireMember(shopper);
  const { state, now } = context;
  const { stepItem } = line;
  const { firstName, lastName } = patient ?? state.users.get(shopper.userId) ?? {};
  const catentryIds =
    stepItem.itemType === 'contact'
      ? {
          ...(stepItem.right && { rightCatentryId: stepItem.right.catentryId }),
          ...(stepItem.left && { leftCatentryId: stepItem.left.catentryId }),
        }
      : {};
  const content: SavedContent = {
    prescriptionOrigin: 'MANUAL',
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...modeFields(prescription, patient?.dateOfBirth),
    ...(prescription.doctor && toSavedDoctor(prescription.doctor)),
    ...valuesOf(prescription),
    ...catentryIds,
  };
  const { savedFileName } = prescription;
  state.accountPrescriptions.insert({
    prescriptionId: state.nextId('prescription'),
    userId: shopper.userId,
    productCategory: stepItem.itemType === 'contact' ? 'CONTACTS' : 'GLASSES',
    content: { ...content },
    ...(savedFileName !== undefined && { savedFileName }),
    updatedAt: now().getTime(),
  });
}

/** Writes the fields of the mode. The commerce API has two names for the mode and two for the date of birth (003 §3). */
function modeFields(
  { prescriptionOriginMode: mode, prescriptionType, savedFileName, issueDate }: ItemPrescription,
  dateOfBirth: string | undefined,
): SavedContent {
  switch (mode) {
    case 'uploadPrescription':
      return {
        prescriptionType_p: mode,
        ...(savedFileName && { fileName: savedFileName }),
        ...(dateOfBirth && { dob_p: dateOfBirth }),
      };
    case 'callDoctor':
      return { prescriptionOriginMode: mode, ...(dateOfBirth && { birthDate: dateOfBirth }) };
    default: {
      const issued = parseIsoDay(issueDate?.slice(0, 10) ?? '');
      return {
        prescriptionOriginMode: 'rxcPrescription',
        ...(prescriptionType && { prescriptionType }),
        ...(issued && { issue: toMonthDayYear(issued) }),
      };
    }
  }
}

/** Changes the values of the account's prescription that was picked (`saveChangesMyAccount`). */
function saveChangesToAccount({ body, shopper, context }: Submission): void {
  const { rx, prescriptionIdMyAccountSelected: id } = body;
  if (!rx || id === undefined) return;
  const { state, now } = context;
  const account = requireAccountPrescription(state, shopper, id);
  const { isSpeedyRXEligible: wasSpeedy, ...saved } = withoutValues(savedContent(account));
  const issueDate = parseMonthDayYear(saved.issue ?? '');
  const values = { ...fromPrescriptionValues(rx), ...(issueDate && { issueDate }) };
  const content = {
    ...saved,
    ...rx,
    ...(wasSpeedy !== undefined && { isSpeedyRXEligible: isSpeedyEligible(values, toCalendarDate(now())) }),
    prescriptionType: rx.rightAdd || rx.leftAdd ? 'MF' : 'ST',
  };
  state.accountPrescriptions.update(id, { content, updatedAt: now().getTime() });
}
