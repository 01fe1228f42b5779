import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { birthDateRange } from '@/lib/dates/birth-date-range';
import { useDateField } from '@/lib/dates/use-date-field';
import { useDigitlessNames } from '@/lib/forms/use-digitless-names';
import { useSite } from '@/lib/site/site';
import { DateField } from '@/ui/fields/date-field';
import { MaskedField } from '@/ui/fields/masked-field';
import { TextField } from '@/ui/fields/text-field';
import { type LookupValues, MAX_LENGTHS } from '../forms/lookup-values';
import { useLookupMessages } from '../hooks/use-lookup-messages';

/** The picker opens at this age, in years. */
const PICKER_YEARS_BACK = 35;
const ZIP_DIGITS = 5;

/** Name, date of birth and postal code of the member. */
export function PersonalFields() {
  const { t } = useLingui();
  const { country } = useSite();
  const { register, formState } = useFormContext<LookupValues>();
  const messageFor = useLookupMessages();
  const dateField = useDateField();
  const { droppedIn, withoutDigits } = useDigitlessNames<'firstname' | 'lastname'>();
  const errorOf = (name: keyof LookupValues) => messageFor(formState.errors[name]?.message);
  const digitsHint = t`Digits are left out of names.`;

  const nameField = (field: 'firstname' | 'lastname') => {
    const { onChange, ...registered } = register(field);
    return {
      ...registered,
      maxLength: MAX_LENGTHS.name,
      hint: droppedIn === field ? digitsHint : undefined,
      error: errorOf(field),
      onChange: withoutDigits(field, onChange),
    };
  };
  const zipField = { ...register('zipcode'), autoComplete: 'postal-code', error: errorOf('zipcode') };

  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...nameField('firstname')} label={t`First name`} autoComplete="given-name" />
        <TextField {...nameField('lastname')} label={t`Last name`} autoComplete="family-name" />
      </div>
      <p role="status" className="sr-only">
        {droppedIn ? digitsHint : null}
      </p>
      <DateField
        {...register('dob')}
        {...dateField}
        {...birthDateRange(PICKER_YEARS_BACK)}
        label={t`Date of birth`}
        hint={t`MM/DD/YYYY, such as 07/21/1988`}
        className="max-w-64"
        error={errorOf('dob')}
      />
      {country === 'ca' ? (
        <TextField
          {...zipField}
          label={t`Postal code`}
          maxLength={MAX_LENGTHS.postalCode}
          autoCapitalize="characters"
          className="max-w-64"
        />
      ) : (
        <MaskedField
          {...zipField}
          label={t`ZIP code`}
          format={(text) => text.replace(/\D/g, '').slice(0, ZIP_DIGITS)}
          className="max-w-64"
        />
      )}
    </>
  );
}
