import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { cardDigits } from '@/domain/payment/card-number';
import { regionsOf } from '@/domain/places/region-names';
import { useSite } from '@/lib/site/site';
import { MaskedField } from '@/ui/fields/masked-field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import {
  type BillingValues,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_STREET_LENGTH,
} from '../forms/billing-schema';
import type { BillingForm } from '../hooks/use-add-card';
import { useBillingMessages } from '../hooks/use-billing-messages';

/** Who holds the card and where it is billed, in either country. */
export function BillingFields({ form }: { form: BillingForm }) {
  const { t } = useLingui();
  const { displayLanguage } = useSite();
  const country = useWatch({ control: form.control, name: 'country' });
  const isCanada = country === 'CA';
  const messageFor = useBillingMessages(country);
  const { errors } = form.formState;
  const field = (name: keyof BillingValues, autoComplete: string) => ({
    ...form.register(name),
    autoComplete: `billing ${autoComplete}`,
    error: messageFor(errors[name]?.message),
  });
  const postalCode = {
    ...field('postalCode', 'postal-code'),
    className: 'sm:col-span-2',
    label: isCanada ? t`Postal code` : t`ZIP code`,
    maxLength: 10,
  };
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <TextField
        {...field('firstName', 'given-name')}
        className="sm:col-span-3"
        label={t`First name`}
        maxLength={MAX_NAME_LENGTH}
      />
      <TextField
        {...field('lastName', 'family-name')}
        className="sm:col-span-3"
        label={t`Last name`}
        maxLength={MAX_NAME_LENGTH}
      />
      <TextField
        {...field('email', 'email')}
        className="sm:col-span-6"
        type="email"
        label={t`Email address`}
        maxLength={MAX_EMAIL_LENGTH}
      />
      <Select
        {...field('country', 'country')}
        {...form.register('country', {
          // A state of the other country, and its postal code, mean nothing here.
          onChange: () => {
            form.setValue('region', '');
            form.setValue('postalCode', '');
            form.clearErrors(['region', 'postalCode']);
          },
        })}
        className="sm:col-span-6"
        label={t`Country`}
        options={[
          { value: 'US', label: t`United States` },
          { value: 'CA', label: t`Canada` },
        ]}
      />
      <TextField
        {...field('street', 'address-line1')}
        className="sm:col-span-6"
        label={t`Street and number`}
        maxLength={MAX_STREET_LENGTH}
      />
      <TextField
        {...field('city', 'address-level2')}
        className="sm:col-span-2"
        label={t`City`}
        maxLength={MAX_NAME_LENGTH}
      />
      <Select
        {...field('region', 'address-level1')}
        className="sm:col-span-2"
        label={isCanada ? t`Province` : t`State`}
        emptyLabel={t`Choose`}
        options={regionsOf(isCanada ? 'ca' : 'us', displayLanguage).map(({ code, name }) => ({
          value: code,
          label: name,
        }))}
      />
      {isCanada ? (
        <TextField {...postalCode} autoCapitalize="characters" />
      ) : (
        <MaskedField {...postalCode} format={cardDigits} />
      )}
    </div>
  );
}
