import type { PrescriptionSubmission } from '@generated/prescriptions/model/prescriptionSubmission';
import { phoneDigits } from '../contact/phone';
import type { Doctor } from './doctor';

/** The doctor's fields of a submitted prescription. */
export type SubmittedDoctor = Pick<
  PrescriptionSubmission,
  | 'doctorId'
  | 'doctorName'
  | 'officeName'
  | 'doctorPhoneNumber'
  | 'doctorNumber'
  | 'doctorFaxNumber'
  | 'doctorAddress'
>;

/**
 * Returns a chosen or typed doctor for `submitPrescription`. Phone numbers are digits; `doctorNumber` is that of the practice.
 */
export function submittedDoctor({
  id,
  name,
  clinic,
  phone,
  officePhone,
  fax,
  address,
}: Doctor): SubmittedDoctor {
  return {
    doctorId: id,
    doctorName: name,
    officeName: clinic,
    doctorPhoneNumber: phoneDigits(phone),
    doctorNumber: phoneDigits(officePhone),
    doctorFaxNumber: phoneDigits(fax),
    doctorAddress: { ...address },
  };
}
