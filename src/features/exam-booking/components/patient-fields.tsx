import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { BIRTH_DATE_RULES } from '@/domain/dates/birth-date';
import { useExtensionHint } from '@/lib/forms/use-extension-hint';
import { usePersonFields } from '@/lib/forms/use-person-fields';
import { EmailField } from '@/ui/fields/email-field';
import { PersonFields } from '@/ui/fields/person-fields';
import { PhoneField } from '@/ui/fields/phone-field';
import { MAX_LENGTHS, type PatientValues } from '../forms/patient-values';
import { usePatientMessages } from '../hooks/use-patient-messages';

/** The picker opens on the slide of years of this age. */
const PICKER_YEARS_BACK = 40;

/** Asks for name, date of birth, and how the store reaches the patient. */
export function PatientFields() {
  const { t } = useLingui();
  const messageFor = usePatientMessages();
  const { register, formState } = useFormContext<PatientValues>();
  const errorOf = (name: keyof PatientValues) => messageFor(formState.errors[name]?.message);
  const person = usePersonFields<PatientValues>({
    fields: { firstName: 'firstName', lastName: 'lastName', birthDate: 'birthDate' },
    maxNameLength: MAX_LENGTHS.name,
    pickerYearsBack: PICKER_YEARS_BACK,
    allowsToday: BIRTH_DATE_RULES.exam.allowsToday,
    birthDateHint: t`MM/DD/YYYY, such as 07/21/1988`,
    messageFor,
  });

  return (
    <>
      <PersonFields {...person} />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField
          {...register('email')}
          label={t`Email address`}
          hint={t`For the confirmation.`}
          error={errorOf('email')}
        />
        <PhoneField
          {...register('phone')}
          label={t`Phone number`}
          hint={t`In case the store has a question.`}
          extensionHint={useExtensionHint()}
          error={errorOf('phone')}
        />
      </div>
    </>
  );
}
