import { useLingui } from '@lingui/react/macro';
import { fieldMessages } from '@/lib/forms/field-messages';
import type { DetailsError } from '../forms/details-schema';

/** Returns the messages for errors in the names. */
export function useDetailsMessages(): (error: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<DetailsError, string> = {
    'name-missing': t`Give this prescription a name, such as Every day or Reading.`,
    'first-name-missing': t`Enter the first name of the person who wears the glasses.`,
    'last-name-missing': t`Enter the last name of the person who wears the glasses.`,
    'name-digits': t`A name has no digits.`,
  };
  return fieldMessages(messages);
}
