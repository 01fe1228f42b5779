import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { formatPhone } from '@/domain/contact/phone';
import { regionsOf } from '@/domain/places/region-names';
import { useSite } from '@/lib/site/site';
import { PhoneField } from '@/ui/fields/phone-field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import type { Address } from '../api/order-view';
import { type AddressValues, MAX_LINE_LENGTH, MAX_NAME_LENGTH } from '../forms/address-schema';
import { useCheckoutMessages } from '../hooks/use-checkout-messages';

interface AddressFieldsProps {
  form: UseFormReturn<AddressValues, unknown, Address>;
  /** For the browser's autofill. */
  kind: 'shipping' | 'billing';
}

/** The fields of an address in the store's country. */
export function AddressFields({ form, kind }: AddressFieldsProps) {
  const { t } = useLingui();
  const { country, displayLanguage } = useSite();
  const messageFor = useCheckoutMessages();
  const { errors } = form.formState;
  const isCanada = country === 'ca';
  const field = (name: keyof AddressValues, autoComplete: string) => ({
    ...form.register(name),
    autoComplete: `${kind} ${autoComplete}`,
    error: messageFor(errors[name]?.message),
  });
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
        {...field('street', 'address-line1')}
        className="sm:col-span-4"
        label={t`Street and number`}
        maxLength={MAX_LINE_LENGTH}
      />
      <TextField
        {...field('unit', 'address-line2')}
        className="sm:col-span-2"
        label={t`Apartment`}
        optionalLabel={t`optional`}
        maxLength={MAX_LINE_LENGTH}
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
        options={regionsOf(country, displayLanguage).map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        {...field('postalCode', 'postal-code')}
        className="sm:col-span-2"
        label={isCanada ? t`Postal code` : t`ZIP code`}
        inputMode={isCanada ? 'text' : 'numeric'}
        autoCapitalize="characters"
        maxLength={10}
      />
      {kind === 'shipping' ? (
        <PhoneField
          {...field('phone', 'tel-national')}
          className="sm:col-span-3"
          label={t`Phone number`}
          optionalLabel={t`optional`}
          hint={t`For questions of the carrier only.`}
          format={formatPhone}
        />
      ) : null}
    </div>
  );
}
