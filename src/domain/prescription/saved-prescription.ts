import type { SavedPrescription } from '@generated/prescriptions/model/savedPrescription';
import { type CalendarDate, parseIsoDay, parseMonthDayYear } from '../dates/calendar-date';
import { fromPrescriptionValues } from './from-item-prescription';
import type { Prescription } from './prescription';

/** The doctor of a saved prescription; parts that are not known are absent. */
export interface SavedPrescriptionDoctor {
  readonly name?: string | undefined;
  readonly clinic?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly phone?: string | undefined;
  readonly fax?: string | undefined;
}

/** An uploaded file of a prescription. */
export interface SavedPrescriptionFile {
  /** The shopper's name for it. */
  readonly name: string;
  /** The API's name for it. */
  readonly savedName: string;
  /** URL of the file. */
  readonly path: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** True if a browser can show it. */
  readonly previewAllowed: boolean;
}

/** A prescription of the account. It names people: never in a URL, a log, an event or browser storage. */
export interface SavedPrescriptionView {
  readonly id: string;
  readonly itemType: 'frame' | 'contact';
  /** Typed values, an uploaded file, or a doctor to call. */
  readonly kind: 'values' | 'file' | 'doctor';
  /** The shopper's name for it. */
  readonly name?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly values?: Prescription | undefined;
  readonly file?: SavedPrescriptionFile | undefined;
  readonly doctor?: SavedPrescriptionDoctor | undefined;
  /** The contact lenses that it is for. */
  readonly rightCatentryId?: string | undefined;
  readonly leftCatentryId?: string | undefined;
  readonly issued?: CalendarDate | undefined;
  readonly expires?: CalendarDate | undefined;
  /** ISO 8601 date-time. */
  readonly updated?: string | undefined;
  /** True if its lenses can be made immediately. */
  readonly isSpeedyEligible: boolean;
}

/** An item of an order, for which a prescription is chosen. */
export interface PrescribedItem {
  readonly itemType: 'frame' | 'contact';
  /** Catentry ids of the contact lenses; absent for an eye without one. */
  readonly rightCatentryId?: string | undefined;
  readonly leftCatentryId?: string | undefined;
}

/** Returns the view of a saved prescription. The wire has two names for the mode and for the birth date (003 §3). */
export function toSavedPrescription(wire: SavedPrescription): SavedPrescriptionView {
  const issued = parseMonthDayYear(wire.issue ?? '');
  const values = toValues(wire, issued);
  return {
    id: wire.prescriptionId,
    itemType: wire.productCategory === 'CONTACTS' ? 'contact' : 'frame',
    kind: toKind(wire, values !== undefined),
    name: textOf(wire.prescriptionName),
    firstName: textOf(wire.firstName),
    lastName: textOf(wire.lastName),
    birthDate: parseIsoDay((wire.birthDate || wire.dob_p || '').slice(0, 10)),
    values,
    file: toFile(wire),
    doctor: toDoctor(wire),
    rightCatentryId: textOf(wire.rightCatentryId),
    leftCatentryId: textOf(wire.leftCatentryId),
    issued,
    expires: parseMonthDayYear(wire.expiration ?? ''),
    updated: textOf(wire.lastUpdate),
    isSpeedyEligible: wire.isSpeedyRXEligible === true,
  };
}

/** Returns whether a prescription can be chosen for an item: glasses for glasses, contacts for the same lenses. */
export function fitsItem(saved: SavedPrescriptionView, item: PrescribedItem): boolean {
  if (saved.itemType !== item.itemType) return false;
  if (item.itemType === 'frame') return true;
  const { rightCatentryId: right, leftCatentryId: left } = item;
  return (
    (right !== undefined || left !== undefined) &&
    (right === undefined || right === saved.rightCatentryId) &&
    (left === undefined || left === saved.leftCatentryId)
  );
}

function toValues(wire: SavedPrescription, issueDate: CalendarDate | undefined): Prescription | undefined {
  const { rightSphere, leftSphere } = wire;
  if (rightSphere === undefined || leftSphere === undefined) return undefined;
  return {
    ...fromPrescriptionValues({ ...wire, rightSphere, leftSphere }),
    ...(issueDate && { issueDate }),
  };
}

function toKind(wire: SavedPrescription, hasValues: boolean): SavedPrescriptionView['kind'] {
  const mode = wire.prescriptionType_p ?? wire.prescriptionOriginMode;
  if (mode === 'uploadPrescription') return 'file';
  if (mode === 'callDoctor') return 'doctor';
  if (hasValues) return 'values';
  return textOf(wire.fileName) ? 'file' : 'doctor';
}

/** Its name alone, when the API describes it no further. */
function toFile({ editFile, fileName }: SavedPrescription): SavedPrescriptionFile | undefined {
  if (editFile) {
    const { savedFileName: savedName, name, path, type, size, previewAllowed } = editFile;
    return { name, savedName, path, type, size, previewAllowed };
  }
  const savedName = textOf(fileName);
  return savedName === undefined
    ? undefined
    : { name: savedName, savedName, path: '', type: '', size: 0, previewAllowed: false };
}

function toDoctor(wire: SavedPrescription): SavedPrescriptionDoctor | undefined {
  const doctor: SavedPrescriptionDoctor = {
    name: textOf(wire.doctor),
    clinic: textOf(wire.clinic_p),
    street: textOf(wire.doctorAddress_p),
    city: textOf(wire.doctorCity_p),
    state: textOf(wire.doctorState_p),
    postalCode: textOf(wire.doctorZip_p),
    phone: textOf(wire.telephone),
    fax: textOf(wire.doctorFax_p),
  };
  return Object.values(doctor).some(Boolean) ? doctor : undefined;
}

/** Treats absent and empty fields alike, because they mean the same on the wire. */
function textOf(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}
