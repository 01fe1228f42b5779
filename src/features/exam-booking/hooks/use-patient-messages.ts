import { useLingui } from '@lingui/react/macro';
import { fieldMessages } from '@/lib/forms/field-messages';
import type { PatientError } from '../forms/patient-schema';

/** Returns the messages of the field errors; undefined for a valid field. */
export function usePatientMessages(): (error: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<PatientError, string> = {
    'first-name-missing': t`Enter the patient’s first name`,
    'last-name-missing': t`Enter the patient’s last name`,
    'birth-date-missing': t`Enter the date of birth`,
    'birth-date-malformed': t`Enter a real date as MM/DD/YYYY, such as 07/21/1988`,
    'birth-date-too-early': t`Enter a date from January 1, 1920 on`,
    'birth-date-too-late': t`Enter a date up to today`,
    'email-missing': t`Enter an email address`,
    'email-malformed': t`Enter an email address such as name@example.com`,
    'phone-missing': t`Enter a phone number`,
    'phone-malformed': t`Enter a phone number with 10 digits`,
    'member-id-malformed': t`Use letters, digits and hyphens only`,
    'notes-too-long': t`Use at most 500 characters`,
    rejected: t`The store did not accept this. Check it and try again.`,
  };
  return fieldMessages(messages);
}
