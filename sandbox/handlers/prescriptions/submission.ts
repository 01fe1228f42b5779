import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { Doctor } from '@generated/prescriptions/model/doctor';
import type { PrescriptionSubmission } from '@generated/prescriptions/model/prescriptionSubmission';
import { phoneDigits } from '@/domain/contact/phone';
import { checkBirthDate } from '@/domain/dates/birth-date';
import { parseIsoDay, toCalendarDate, toMonthDayYear } from '@/domain/dates/calendar-date';
import type { Call } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { toDoctor } from '../../serializers/to-doctor';
import type { PrescriptionSubmissionState } from '../../state/order';
import type { StepLine } from './step-line';

type SubmitCall = Call<'submitPrescription'>;

/** A submission for an item of the step. */
export interface Submission {
  body: SubmitCall['body'];
  shopper: SubmitCall['shopper'];
  storeId: SubmitCall['params']['storeId'];
  line: StepLine;
  context: SandboxContext;
}

/** Data that is saved with the item. */
export interface ItemContent {
  prescription: ItemPrescription;
  patient?: PrescriptionSubmissionState['patient'];
  accountPrescriptionId?: string | undefined;
  /** The shopper confirmed it before, with the prescription that is copied. */
  verified?: boolean;
}

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

type Patient = NonNullable<PrescriptionSubmissionState['patient']>;

/**
 * Returns the patient of a submission; undefined when a part is missing.
 *
 * @throws ApiErrorResponse 400 for a date of birth that is not real, before 1920 or not in the past (003 §5).
 */
export function submittedPatient(body: PrescriptionSubmission, now: Date): Patient | undefined {
  const firstName = body.patientFirstName?.trim() ?? '';
  const lastName = body.patientLastName?.trim() ?? '';
  const { dateOfBirth } = body;
  if (dateOfBirth === undefined) return undefined;
  const date = parseIsoDay(dateOfBirth);
  const isValid =
    date && checkBirthDate(toMonthDayYear(date), 'patient', toCalendarDate(now)).status === 'valid';
  if (!isValid) return reject(apiErrors.invalidField('dateOfBirth', 'is not valid'));
  return firstName && lastName ? { firstName, lastName, dateOfBirth } : undefined;
}
