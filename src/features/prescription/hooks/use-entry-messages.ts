import { useLingui } from '@lingui/react/macro';
import { fieldMessages } from '@/lib/forms/field-messages';
import type { EntryError } from '../forms/entry-schema';

/** Returns the messages of the full form's field errors. */
export function useEntryMessages(): (error: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<EntryError, string> = {
    'sphere-missing': t`Choose the SPH value. If your paper says plano or PL, choose 0.00.`,
    'sign-missing': t`Choose plus or minus.`,
    'axis-missing': t`Enter the AXIS that belongs to the CYL value.`,
    'axis-wrong': t`Enter a whole number from 1 to 180. If your paper says 0, enter 180.`,
    'add-missing': t`Choose the ADD value. These lenses need it.`,
    'prism-missing': t`Choose a prism value, or untick the box.`,
    'prism-amount-missing': t`Choose the prism value that belongs to this base.`,
    'base-missing': t`Choose the base that belongs to this prism value.`,
    'pd-missing': t`Choose the distance, or choose to add it later.`,
    'date-missing': t`Enter the date on which your prescription was written.`,
    'date-wrong': t`Enter a date that exists, as MM/DD/YYYY.`,
    'date-in-the-future': t`This date is in the future. Check the year.`,
    rejected: t`This value was not accepted. Compare it with your paper.`,
  };
  return fieldMessages(messages);
}
