import type { PrescriptionMode } from '@generated/prescriptions/model/prescriptionMode';
import { toMonthDayYear } from '@/domain/dates/calendar-date';
import type { Doctor } from '@/domain/doctor/doctor';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import type { UploadedPrescriptionFile } from '@/lib/prescription-step/slot-props';
import type { Patient, StepItem } from '../api/step-item';

/** Methods: one of the two modes, or a saved prescription of a member. */
export type PrescriptionMethod = PrescriptionMode | 'saved';

/** Input for an item. In memory only, because it names a patient. */
export interface ItemDraft {
  method: PrescriptionMethod | '';
  doctor?: Doctor | undefined;
  file?: UploadedPrescriptionFile | undefined;
  saved?: SavedPrescriptionView | undefined;
  firstName: string;
  lastName: string;
  /** Typed text, MM/DD/YYYY. */
  birthDate: string;
  /** The member confirms that the information is valid. */
  confirmed: boolean;
  saveToAccount: boolean;
}

export const EMPTY_DRAFT: ItemDraft = {
  method: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  confirmed: false,
  saveToAccount: false,
};

/** Converts the stored prescription of an item for its form. A saved prescription has to be selected again in its list. */
export function storedDraft({ given }: StepItem, patient: Patient | undefined = given.patient): ItemDraft {
  return {
    ...EMPTY_DRAFT,
    method: given.mode ?? '',
    doctor: given.doctor,
    file: given.file,
    firstName: patient?.firstName ?? '',
    lastName: patient?.lastName ?? '',
    birthDate: patient?.birthDate ? toMonthDayYear(patient.birthDate) : '',
  };
}
