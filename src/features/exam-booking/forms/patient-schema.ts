import {
  examBookingMemberIdMax,
  examBookingMemberIdRegExp,
  examBookingNotesMax,
} from '@generated/stores/stores.limits';
import { z } from 'zod/mini';
import { isEmail } from '@/domain/contact/email';
import { isValidPhone } from '@/domain/contact/phone';
import { type BirthDateCheck, checkBirthDate } from '@/domain/dates/birth-date';
import type { CalendarDate } from '@/domain/dates/calendar-date';
import { cleanCode, cleanText } from '@/domain/text/typed-text';
import type { PatientValues } from './patient-values';

/** Error keys of the fields; `usePatientMessages` has the copy. */
export type PatientError =
  | 'first-name-missing'
  | 'last-name-missing'
  | 'birth-date-missing'
  | 'birth-date-malformed'
  | 'birth-date-too-early'
  | 'birth-date-too-late'
  | 'email-missing'
  | 'email-malformed'
  | 'phone-missing'
  | 'phone-malformed'
  | 'member-id-malformed'
  | 'notes-too-long'
  /** The commerce API rejected it. */
  | 'rejected';

const BIRTH_DATE_ERRORS: Record<Exclude<BirthDateCheck['status'], 'valid'>, PatientError> = {
  empty: 'birth-date-missing',
  'not-a-date': 'birth-date-malformed',
  'too-early': 'birth-date-too-early',
  'too-late': 'birth-date-too-late',
};

/** Validates the patient of an exam (001 §5). `today` is the shopper's calendar date. */
export function patientSchema(today: CalendarDate) {
  return z.custom<PatientValues>().check((payload) => {
    for (const [field, message] of patientIssues(payload.value, today))
      payload.issues.push({ code: 'custom', path: [field], message, input: payload.value });
  });
}

type Issue = readonly [field: keyof PatientValues, error: PatientError];

/** Returns everything that is missing or wrong, in the order of the form. */
export function patientIssues(values: PatientValues, today: CalendarDate): Issue[] {
  const { firstName, lastName, birthDate, email, phone, carrier, memberId, notes } = values;
  const issues: Issue[] = [];
  if (cleanText(firstName) === '') issues.push(['firstName', 'first-name-missing']);
  if (cleanText(lastName) === '') issues.push(['lastName', 'last-name-missing']);
  const { status } = checkBirthDate(birthDate, 'exam', today);
  if (status !== 'valid') issues.push(['birthDate', BIRTH_DATE_ERRORS[status]]);
  if (cleanText(email) === '') issues.push(['email', 'email-missing']);
  else if (!isEmail(email)) issues.push(['email', 'email-malformed']);
  if (phone === '') issues.push(['phone', 'phone-missing']);
  else if (!isValidPhone(phone)) issues.push(['phone', 'phone-malformed']);
  // Ignored without a carrier: the field is neither shown nor sent.
  if (carrier && !isMemberId(cleanCode(memberId))) issues.push(['memberId', 'member-id-malformed']);
  if (notes.length > examBookingNotesMax) issues.push(['notes', 'notes-too-long']);
  return issues;
}

/** The member ID is optional. */
function isMemberId(text: string): boolean {
  return text === '' || (text.length <= examBookingMemberIdMax && examBookingMemberIdRegExp.test(text));
}
