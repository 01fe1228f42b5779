import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { parseIsoDay, parseMonthDayYear, toCalendarDate, toMonthDayYear } from '@/domain/dates/calendar-date';
import { fromPrescriptionValues } from '@/domain/prescription/from-item-prescription';
import { isSpeedyEligible } from '@/domain/prescription/speedy-eligible';
import { valuesOf, withoutValues } from '../../serializers/prescriptions/prescription-values';
import { toSavedDoctor } from '../../serializers/prescriptions/saved-doctor';
import type { SavedContent } from '../../state/saved-content';
import { savedContent } from '../../state/saved-content';
import { requireAccountPrescription, requireMember } from './account-prescriptions';
import type { ItemContent, Submission } from './submission';

/** Saves the submission as a new prescription of the account (`savePrescriptionMyAccount`). */
export function saveToAccount(
  { shopper, line, context }: Submission,
  { prescription, patient }: ItemContent,
): void {
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
export function saveChangesToAccount({ body, shopper, context }: Submission): void {
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
