import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { RenderAddressFields } from '@/lib/address/slot-props';
import { EmailField } from '@/ui/fields/email-field';
import { Select } from '@/ui/fields/select';
import type { BillingValues, Country, OwnBillingMessage } from '../forms/billing-schema';
import type { BillingForm } from '../hooks/use-add-card';

interface BillingFieldsProps {
  form: BillingForm;
  renderAddressFields: RenderAddressFields;
}

/** Asks for the holder of the card and the billing address, in either country. */
export function BillingFields({ form, renderAddressFields }: BillingFieldsProps) {
  const { t } = useLingui();
  const country = useWatch({ control: form.control, name: 'country' });
  const messages = useBillingMessages(country);
  const { errors } = form.formState;
  const errorOf = (name: keyof BillingValues) => errors[name]?.message;
  const ownError = (name: 'email' | 'country') =>
    (messages as Partial<Record<string, string>>)[errorOf(name) ?? ''];
  return renderAddressFields({
    register: (name) => form.register(name as keyof BillingValues),
    errorOf: (name) => errorOf(name as keyof BillingValues),
    kind: 'billing',
    country: country === 'CA' ? 'ca' : 'us',
    messages,
    without: ['unit', 'phone'],
    children: (
      <>
        <EmailField
          {...form.register('email')}
          autoComplete="billing email"
          className="sm:col-span-6"
          label={t`Email address`}
          error={ownError('email')}
        />
        <Select
          {...form.register('country', {
            // A state of the other country, and its postal code, mean nothing here.
            onChange: () => {
              form.setValue('region', '');
              form.setValue('postalCode', '');
              form.clearErrors(['region', 'postalCode']);
            },
          })}
          autoComplete="billing country"
          className="sm:col-span-6"
          label={t`Country`}
          options={[
            { value: 'US', label: t`United States` },
            { value: 'CA', label: t`Canada` },
          ]}
          error={ownError('country')}
        />
      </>
    ),
  });
}

/** Returns the messages for the keys that only a billing address has. */
function useBillingMessages(country: Country): Record<OwnBillingMessage, string> {
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
