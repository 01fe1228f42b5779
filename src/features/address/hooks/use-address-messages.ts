import { useLingui } from '@lingui/react/macro';
import type { AddressMessage } from '@/lib/address/address-schema';

/** Returns the messages for the keys of an address. */
export function useAddressMessages(country: 'us' | 'ca'): Record<AddressMessage, string> {
  const { t } = useLingui();
  const isCanada = country === 'ca';
  return {
    'first-name-missing': t`Enter a first name`,
    'last-name-missing': t`Enter a last name`,
    'street-missing': t`Enter the street and number`,
    'city-missing': t`Enter the city`,
    'region-missing': isCanada ? t`Choose a province or territory` : t`Choose a state or territory`,
    'postal-code-missing': isCanada ? t`Enter the postal code` : t`Enter the ZIP code`,
    'postal-code-malformed': isCanada
      ? t`Enter a postal code such as G1K 3B5`
      : t`Enter a ZIP code with 5 digits, such as 45040`,
    'postal-code-doubtful': isCanada
      ? t`This postal code seems to be outside of the province. Check both, or continue with them.`
      : t`This ZIP code seems to be outside of the state. Check both, or continue with them.`,
    'postal-code-rejected': isCanada
      ? t`This postal code was not accepted. Check it, and the province.`
      : t`This ZIP code was not accepted. Check it, and the state.`,
    'phone-malformed': t`Enter a phone number with 10 digits`,
  };
}
