import { useLingui } from '@lingui/react/macro';
import type { CardMessage } from '@/lib/payment/card-schema';
import { useSite } from '@/lib/site/site';
import type { AddressMessage } from '../forms/address-schema';

/** Returns the copy for a field's message key; undefined for a valid field. */
export function useCheckoutMessages(): (message: string | undefined) => string | undefined {
  const { t } = useLingui();
  const isCanada = useSite().country === 'ca';
  const messages: Record<AddressMessage | CardMessage, string> = {
    'first-name-missing': t`Enter a first name`,
    'last-name-missing': t`Enter a last name`,
    'street-missing': t`Enter the street and number`,
    'city-missing': t`Enter the city`,
    'region-missing': isCanada ? t`Choose a province or territory` : t`Choose a state or territory`,
    'postal-code-missing': isCanada ? t`Enter the postal code` : t`Enter the ZIP code`,
    'postal-code-malformed': isCanada
      ? t`Enter a postal code such as G1K 3B5`
      : t`Enter a ZIP code with 5 digits, such as 45040`,
    'postal-code-rejected': isCanada
      ? t`This postal code is not in the province that you chose`
      : t`This ZIP code is not in the state that you chose`,
    'phone-malformed': t`Enter a phone number with 10 digits`,
    'address-rejected': t`We cannot deliver to this address. Check it, or use another one.`,
    'number-missing': t`Enter the card number`,
    brand: t`This is not the number of a card that we accept`,
    'number-refused': t`This card number was not accepted. Check it, or use another card.`,
    'expiry-malformed': t`Enter month and year, such as 09/2028`,
    expired: t`This card has expired. Use another card.`,
    'security-code-malformed': t`Enter the 3 digits on the back of the card, or the 4 on the front of an American Express card`,
    'security-code-refused': t`This security code was not accepted`,
  };
  return (message) => (message === undefined ? undefined : messages[message as keyof typeof messages]);
}
