import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { fieldMessages } from '@/lib/forms/field-messages';
import { TextField } from '@/ui/fields/text-field';
import { type DetailsError, type DetailsValues, MAX_LENGTH } from '../forms/details-schema';

/** Asks for the name of the prescription, the wearer, and the doctor. */
export function DetailsFields({ form }: { form: UseFormReturn<DetailsValues> }) {
  const { t } = useLingui();
  const messageFor = useDetailsMessages();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...form.register('name')}
        label={t`Name of this prescription`}
        hint={t`Such as Every day or Reading. Only you see it.`}
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
        error={messageFor(errors.name?.message)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('firstName')}
          label={t`First name`}
          hint={t`Of the person on the prescription`}
          maxLength={MAX_LENGTH.person}
          autoComplete="given-name"
          error={messageFor(errors.firstName?.message)}
        />
        <TextField
          {...form.register('lastName')}
          label={t`Last name`}
          hint={t`As on the prescription`}
          maxLength={MAX_LENGTH.person}
          autoComplete="family-name"
          error={messageFor(errors.lastName?.message)}
        />
      </div>
      <TextField
        {...form.register('doctor')}
        label={t`Doctor`}
        optionalLabel={t`optional`}
        maxLength={MAX_LENGTH.doctor}
        autoComplete="off"
      />
    </>
  );
}

/** Returns the messages for errors in the names. */
function useDetailsMessages(): (error: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<DetailsError, string> = {
    'name-missing': t`Give this prescription a name, such as Every day or Reading.`,
    'first-name-missing': t`Enter the first name of the person who wears the glasses.`,
    'last-name-missing': t`Enter the last name of the person who wears the glasses.`,
    'name-digits': t`A name has no digits.`,
  };
  return fieldMessages(messages);
}
