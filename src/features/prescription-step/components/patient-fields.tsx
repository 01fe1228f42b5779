import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { birthDateRange } from '@/lib/dates/birth-date-range';
import { useDateField } from '@/lib/dates/use-date-field';
import { useDigitlessNames } from '@/lib/forms/use-digitless-names';
import { DateField } from '@/ui/fields/date-field';
import { FieldError } from '@/ui/fields/field-error';
import { TextField } from '@/ui/fields/text-field';
import type { ItemDraft } from '../forms/item-draft';
import { PATIENT_FIELDS } from '../forms/item-schema';
import { useItemMessages } from '../hooks/use-item-messages';

/** The picker opens 16 years ago (003 §3, §9). */
const PICKER_YEARS_BACK = 16;
/** Of the commerce API. */
const MAX_NAME_LENGTH = 60;

/** The patient of contact lenses: names without digits and a date of birth (003 §5). */
export function PatientFields() {
  const { t } = useLingui();
  const messageFor = useItemMessages();
  const id = useId();
  const { register, formState } = useFormContext<ItemDraft>();
  const { errors } = formState;
  const { droppedIn, withoutDigits } = useDigitlessNames<'firstName' | 'lastName'>();
  const dateField = useDateField();
  const isInvalid = PATIENT_FIELDS.some((name) => errors[name]);

  const name = (field: 'firstName' | 'lastName') => {
    const { onChange, ...registered } = register(field);
    return {
      ...registered,
      maxLength: MAX_NAME_LENGTH,
      hint: droppedIn === field ? t`Digits are left out of names.` : undefined,
      error: messageFor(errors[field]?.message),
      onChange: withoutDigits(field, onChange),
    };
  };

  return (
    <fieldset aria-describedby={isInvalid ? `${id}-error` : undefined} className="grid gap-5">
      <legend className="float-left w-full font-medium text-lg">
        <Trans>Patient</Trans>
      </legend>
      <FieldError id={`${id}-error`}>
        {isInvalid ? <Trans>You need to add the missing information</Trans> : null}
      </FieldError>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...name('firstName')} label={t`First name`} autoComplete="given-name" />
        <TextField {...name('lastName')} label={t`Last name`} autoComplete="family-name" />
      </div>
      <p role="status" className="sr-only">
        {droppedIn ? <Trans>Digits are left out of names.</Trans> : null}
      </p>
      <DateField
        {...register('birthDate')}
        {...dateField}
        {...birthDateRange(PICKER_YEARS_BACK)}
        label={t`Date of birth`}
        hint={t`MM/DD/YYYY, such as 07/21/1988`}
        className="max-w-64"
        error={messageFor(errors.birthDate?.message)}
      />
    </fieldset>
  );
}
