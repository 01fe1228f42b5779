import type { Doctor } from '@generated/prescriptions/model/doctor';
import type { PrescriptionSubmission } from '@generated/prescriptions/model/prescriptionSubmission';
import { phoneDigits } from '@/domain/contact/phone';
import type { SandboxContext } from '../../sandbox-context';
import { toDoctor } from '../../serializers/to-doctor';

/** Digits of a phone number. */
const PHONE_DIGITS = 10;

/**
 * Returns the doctor of a submission; undefined without one. A doctor whom the shopper typed in needs a name and a phone
 * number.
 */
export function submittedDoctor(
  body: PrescriptionSubmission,
  { doctors }: Pick<SandboxContext, 'doctors'>,
): Doctor | undefined {
  const { doctorId = '', doctorName = '', doctorPhoneNumber = '' } = body;
  const listed = doctors.find((doctor) => doctor.doctorId === doctorId);
  if (listed && doctorName.trim() === '') return toDoctor(listed);
  if (doctorName.trim() === '') return undefined;
  if (doctorId === '' && phoneDigits(doctorPhoneNumber).length !== PHONE_DIGITS) return undefined;
  const { officeName, doctorNumber, doctorFaxNumber, doctorAddress } = body;
  return {
    ...(listed && toDoctor(listed)),
    doctorId,
    doctorName,
    doctorPhoneNumber,
    ...(officeName && { officeName }),
    ...(doctorNumber && { doctorOfficeNumber: doctorNumber }),
    ...(doctorFaxNumber && { doctorFaxNumber }),
    ...(doctorAddress && { doctorAddress }),
  };
}
