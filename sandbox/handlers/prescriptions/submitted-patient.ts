import type { PrescriptionSubmission } from '@generated/prescriptions/model/prescriptionSubmission';
import { checkBirthDate } from '@/domain/dates/birth-date';
import { parseIsoDay, toCalendarDate, toMonthDayYear } from '@/domain/dates/calendar-date';
import { apiErrors, reject } from '../../http/api-errors';
import type { PrescriptionSubmissionState } from '../../state/order';

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
