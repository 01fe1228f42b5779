import { useLingui } from '@lingui/react/macro';
import type { Country, OwnBillingMessage } from '../forms/billing-schema';

/** Returns the messages for the keys that only a billing address has. */
export function useBillingMessages(country: Country): Record<OwnBillingMessage, string> {
  const { t } = useLingui();
  return {
    'email-missing': t`Enter your email address`,
    'email-malformed': t`Enter an email address such as name@example.com`,
    'first-name-refused': t`This first name was not accepted. Enter it as it is on the card.`,
    'last-name-refused': t`This last name was not accepted. Enter it as it is on the card.`,
    'email-refused': t`This email address was not accepted`,
    'country-refused': t`Cards that are billed in this country are not accepted`,
    'street-refused': t`This street was not accepted. Enter it as on the card’s statement.`,
    'city-refused': t`This city was not accepted. Enter it as on the card’s statement.`,
    'region-refused': country === 'CA' ? t`This province was not accepted` : t`This state was not accepted`,
  };
}
