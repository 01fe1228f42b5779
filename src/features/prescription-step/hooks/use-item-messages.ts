import { useLingui } from '@lingui/react/macro';
import { fieldMessages } from '@/lib/forms/field-messages';
import type { ItemError } from '../forms/item-schema';

/** Returns the messages of the form's errors, in the words of the specification (003 §8); undefined for a valid field. */
export function useItemMessages(): (error: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<ItemError, string> = {
    'missing-prescription-data': t`You need to choose a submission method`,
    'missing-doctor-data': t`You need to choose a doctor`,
    'upload-with-no-file': t`You need to upload your prescription`,
    'saved-missing': t`Choose one of your saved prescriptions`,
    'first-name-missing': t`Enter the patient’s first name`,
    'last-name-missing': t`Enter the patient’s last name`,
    'birth-date-missing': t`Enter the date of birth`,
    'birth-date-wrong': t`Enter a real date as MM/DD/YYYY, such as 07/21/1988`,
    'birth-date-too-early': t`Enter a date from January 1, 1920 on`,
    'birth-date-too-late': t`Enter a date in the past`,
    'not-confirmed': t`This is required to proceed`,
  };
  return fieldMessages(messages);
}
