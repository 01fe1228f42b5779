import { useLingui } from '@lingui/react/macro';
import { fieldMessages } from '@/lib/forms/field-messages';
import { useSite } from '@/lib/site/site';
import type { LookupError } from '../forms/lookup-schema';

/** Returns the messages of the form's errors; undefined for a valid field. */
export function useLookupMessages(): (error: string | undefined) => string | undefined {
  const { t } = useLingui();
  const { country } = useSite();
  const messages: Record<LookupError, string> = {
    'provider-missing': t`Choose your insurance provider`,
    'provider-invalid': t`Choose a provider from the list`,
    'firstname-missing': t`Enter your first name`,
    'firstname-invalid': t`Enter your first name in letters, as your plan has it`,
    'lastname-missing': t`Enter your last name`,
    'lastname-invalid': t`Enter your last name in letters, as your plan has it`,
    'dob-missing': t`Enter your date of birth`,
    'dob-invalid': t`Enter a real date of birth as MM/DD/YYYY, such as 07/21/1988`,
    'zipcode-missing': country === 'ca' ? t`Enter your postal code` : t`Enter your ZIP code`,
    'zipcode-invalid':
      country === 'ca' ? t`Enter a postal code such as G1K 3B5` : t`Enter a ZIP code with five digits`,
    'planid-missing': t`Enter your plan or group ID`,
    'planid-invalid': t`Enter the plan or group ID with letters, digits and hyphens only`,
    'memberid-missing': t`Enter your member ID`,
    'memberid-invalid': t`Enter the member ID with letters, digits and hyphens only`,
    // Verbatim (002 §5, 003 §8).
    certifyage: t`To proceed, tick the box above to certify you're 18 years or older. If you're not, you cannot proceed with this step.`,
  };
  return fieldMessages(messages);
}
