import { useLingui } from '@lingui/react/macro';
import type { BillingMessage, Country } from '../forms/billing-schema';

/** Returns the copy for a field's message key; undefined for a valid field. */
export function useBillingMessages(country: Country): (message: string | undefined) => string | undefined {
  const { t } = useLingui();
  const isCanada = country === 'CA';
  const messages: Record<BillingMessage, string> = {
    'first-name-missing': t`Enter a first name`,
    'last-name-missing': t`Enter a last name`,
    'email-missing': t`Enter your email address`,
    'email-malformed': t`Enter an email address such as name@example.com`,
    'street-missing': t`Enter the street and number`,
    'city-missing': t`Enter the city`,
    'region-missing': isCanada ? t`Choose a province or territory` : t`Choose a state or territory`,
    'postal-code-missing': isCanada ? t`Enter the postal code` : t`Enter the ZIP code`,
    'postal-code-malformed': isCanada
      ? t`Enter a postal code such as G1K 3B5`
      : t`Enter a ZIP code with 5 digits, such as 45040`,
    'first-name-refused': t`This first name was not accepted. Enter it as it is on the card.`,
    'last-name-refused': t`This last name was not accepted. Enter it as it is on the card.`,
    'email-refused': t`This email address was not accepted`,
    'country-refused': t`Cards that are billed in this country are not accepted`,
    'street-refused': t`This street was not accepted. Enter it as on the card’s statement.`,
    'city-refused': t`This city was not accepted. Enter it as on the card’s statement.`,
    'region-refused': isCanada ? t`This province was not accepted` : t`This state was not accepted`,
    'postal-code-refused': isCanada
      ? t`This postal code is not in the province that you chose`
      : t`This ZIP code is not in the state that you chose`,
  };
  return (message) => (message === undefined ? undefined : messages[message as BillingMessage]);
}
