import { useLingui } from '@lingui/react/macro';
import { fieldMessages } from '@/lib/forms/field-messages';
import { useSite } from '@/lib/site/site';
import type { DoctorFieldError } from '../forms/doctor-schemas';

/** Returns the copy for a field's error; undefined for a valid field. */
export function useDoctorMessages(): (error: string | undefined) => string | undefined {
  const { t } = useLingui();
  const { country } = useSite();
  const messages: Record<DoctorFieldError, string> = {
    'name-too-short': t`Enter at least two letters of the name`,
    'name-missing': t`Enter the name of your doctor`,
    'region-missing': country === 'us' ? t`Choose a state` : t`Choose a province or territory`,
    'phone-wrong': t`Enter a phone number with ten digits`,
    'fax-wrong': t`Enter a fax number with ten digits, or none`,
  };
  return fieldMessages(messages);
}
