import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { cleanCode, digitsOf } from '@/domain/text/typed-text';
import { usePersonFields } from '@/lib/forms/use-person-fields';
import { useSite } from '@/lib/site/site';
import { MaskedField } from '@/ui/fields/masked-field';
import { PersonFields } from '@/ui/fields/person-fields';
import { TextField } from '@/ui/fields/text-field';
import { type LookupValues, MAX_LENGTHS } from '../forms/lookup-values';
import { useLookupMessages } from '../hooks/use-lookup-messages';

/** The picker opens at this age, in years. */
const PICKER_YEARS_BACK = 35;
const ZIP_DIGITS = 5;

/** Asks for name, date of birth and postal code of the member. */
export function PersonalFields() {
  const { t } = useLingui();
  const { country } = useSite();
  const { register, formState } = useFormContext<LookupValues>();
  const messageFor = useLookupMessages();
  const person = usePersonFields<LookupValues>({
    fields: { firstName: 'firstname', lastName: 'lastname', birthDate: 'dob' },
    maxNameLength: MAX_LENGTHS.name,
    pickerYearsBack: PICKER_YEARS_BACK,
    birthDateHint: t`MM/DD/YYYY, such as 07/21/1988`,
    messageFor,
  });
  const error = messageFor(formState.errors.zipcode?.message);
  const zipField = { ...register('zipcode'), autoComplete: 'postal-code', error };

  return (
    <>
      <PersonFields {...person} />
      {country === 'ca' ? (
        <TextField
          {...zipField}
          label={t`Postal code`}
          maxLength={MAX_LENGTHS.postalCode}
          autoCapitalize="characters"
          clean={cleanCode}
          className="max-w-72"
        />
      ) : (
        <MaskedField
          {...zipField}
          label={t`ZIP code`}
          format={(text) => digitsOf(text).slice(0, ZIP_DIGITS)}
          className="max-w-72"
        />
      )}
    </>
  );
}
