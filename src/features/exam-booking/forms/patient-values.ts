import { keysOf } from '@/domain/data/keys-of';

/** The patient as typed. In memory only. */
export interface PatientValues {
  firstName: string;
  lastName: string;
  /** MM/DD/YYYY. */
  birthDate: string;
  email: string;
  phone: string;
  /** Key of the insurance carrier; empty for none. */
  carrier: string;
  memberId: string;
  notes: string;
  consentSms: boolean;
}

export type PatientField = keyof PatientValues;

export const EMPTY_PATIENT: PatientValues = {
  firstName: '',
  lastName: '',
  birthDate: '',
  email: '',
  phone: '',
  carrier: '',
  memberId: '',
  notes: '',
  consentSms: false,
};

/** In the order of the form. */
export const PATIENT_FIELDS = keysOf(EMPTY_PATIENT);
