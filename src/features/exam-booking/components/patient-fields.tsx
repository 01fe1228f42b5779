import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { formatPhone } from '@/domain/contact/phone';
import { BIRTH_DATE_RULES } from '@/domain/dates/birth-date';
import { birthDateRange } from '@/lib/dates/birth-date-range';
import { useDateField } from '@/lib/dates/use-date-field';
import { useDigitlessNames } from '@/lib/forms/use-digitless-names';
import { DateField } from '@/ui/fields/date-field';
import { PhoneField } from '@/ui/fields/phone-field';
import { TextField } from '@/ui/fields/text-field';
import { MAX_LENGTHS, type PatientValues } from '../forms/patient-values';
import { usePatientMessages } from '../hooks/use-patient-messages';

/** The picker opens on the slide of years of this age (checklist D35). */
const PICKER_YEARS_BACK = 40;

/** Name, date of birth, and how the store reaches the patient. */
export function PatientFields() {
  const { t } = useLingui();
  const messageFor = usePatientMessages();
  const { register, formState } = useFormContext<PatientValues>();
  const dateField = useDateField();
  const { droppedIn, withoutDigits } = useDigitlessNames<'firstName' | 'lastName'>();
  const errorOf = (name: keyof PatientValues) => messageFor(formState.errors[name]?.message);
  const digitsHint = t`Digits are left out of names.`;

  const nameField = (field: 'firstName' | 'lastName') => {
    const { onChange, ...registered } = register(field);
    return {
      ...registered,
      maxLength: MAX_LENGTHS.name,
      hint: droppedIn === field ? digitsHint : undefined,
      error: errorOf(field),
      onChange: withoutDigits(field, onChange),
    };
  };

  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...nameField('firstName')} label={t`First name`} autoComplete="given-name" />
        <TextField {...nameField('lastName')} label={t`Last name`} autoComplete="family-name" />
      </div>
      <p role="status" className="sr-only">
        {droppedIn ? <Trans>Digits are left out of names.</Trans> : null}
      </p>
      <DateField
        {...register('birthDate')}
        {...dateField}
        {...birthDateRange(PICKER_YEARS_BACK, BIRTH_DATE_RULES.exam.allowsToday)}
        label={t`Date of birth`}
        hint={t`MM/DD/YYYY, such as 07/21/1988`}
        className="max-w-64"
        error={errorOf('birthDate')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...register('email')}
          label={t`Email address`}
          hint={t`For the confirmation.`}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={MAX_LENGTHS.email}
          error={errorOf('email')}
        />
        <PhoneField
          {...register('phone')}
          label={t`Phone number`}
          hint={t`In case the store has a question.`}
          format={formatPhone}
          error={errorOf('phone')}
        />
      </div>
    </>
  );
}
