import type { PrescriptionSubmission } from '@generated/prescriptions/model/prescriptionSubmission';
import { omitUndefined } from '@/domain/data/omit-undefined';
import { parseMonthDayYear, toIsoDay } from '@/domain/dates/calendar-date';
import { submittedDoctor } from '@/domain/doctor/submitted-doctor';
import { toPrescriptionValues } from '@/domain/prescription/item-prescription';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { cleanText } from '@/domain/text/typed-text';
import type { ItemDraft } from '../forms/item-draft';
import type { StepItem } from './step-item';

export interface SubmissionContext {
  /** Members confirm what they submit (003 §6). */
  needsConfirmation: boolean;
  /** `encOrderMemberId` with which the page was opened. */
  link: string | undefined;
}

/** Returns the body that submits a valid draft (003 §7). */
export function toSubmission(
  item: StepItem,
  draft: ItemDraft,
  { needsConfirmation, link }: SubmissionContext,
): PrescriptionSubmission {
  return omitUndefined({
    orderitemid: item.id,
    prescriptionId: item.prescriptionId,
    ...methodFields(draft),
    ...(usesDoctor(item, draft) && draft.doctor ? submittedDoctor(draft.doctor) : {}),
    ...(item.kind === 'contact' ? patientFields(draft) : {}),
    ...(needsConfirmation ? accountFields(draft) : {}),
    itemStatusUpdate: true,
    encOrderMemberId: link,
  });
}

/** Returns the body that copies the prescription of the first item (003 §4.1). */
export function toCopy(
  item: StepItem,
  source: { id: string; prescriptionId: string },
  { needsConfirmation, link }: SubmissionContext,
): PrescriptionSubmission {
  return omitUndefined({
    orderitemid: item.id,
    prescriptionId: item.prescriptionId,
    cp_rx_oid: source.id,
    cp_rx_id: source.prescriptionId,
    // Members have confirmed the first item, or confirm it with the copy.
    verified: needsConfirmation ? true : undefined,
    itemStatusUpdate: true,
    encOrderMemberId: link,
  });
}

function methodFields({ method, file, saved }: ItemDraft): Partial<PrescriptionSubmission> {
  if (method === 'saved') return saved ? savedFields(saved) : {};
  if (method === 'uploadPrescription')
    return {
      prescriptionMode: method,
      savedFileName: file?.savedName,
      fileName: file?.name,
      file_checksum: file?.checksum,
    };
  return method === 'callDoctor' ? { prescriptionMode: method } : {};
}

/** Returns a prescription of the account; it has a mode only if it is a file or a doctor. */
function savedFields({ id, kind, values }: SavedPrescriptionView): Partial<PrescriptionSubmission> {
  const modes = { file: 'uploadPrescription', doctor: 'callDoctor', values: undefined } as const;
  return {
    prescriptionMode: modes[kind],
    prescriptionIdMyAccountSelected: id,
    rx: values && toPrescriptionValues(values),
    prescriptionOrigin: kind === 'values' ? 'MANUAL' : undefined,
  };
}

/** Returns whether the submission includes the doctor: an uploaded file for contact lenses requires one, too (003 §5). */
function usesDoctor({ kind }: StepItem, { method, saved }: ItemDraft): boolean {
  if (method === 'callDoctor') return true;
  if (method === 'saved') return kind === 'contact' && !saved?.doctor?.name;
  return kind === 'contact';
}

function patientFields({ firstName, lastName, birthDate }: ItemDraft): Partial<PrescriptionSubmission> {
  const date = parseMonthDayYear(birthDate);
  return {
    patientFirstName: cleanText(firstName),
    patientLastName: cleanText(lastName),
    dateOfBirth: date && toIsoDay(date),
  };
}

function accountFields({ method, confirmed, saveToAccount }: ItemDraft): Partial<PrescriptionSubmission> {
  return {
    verified: confirmed,
    savePrescriptionMyAccount: method !== 'saved' && saveToAccount ? true : undefined,
    saveChangesMyAccount: method === 'saved' ? false : undefined,
  };
}
