import {
  registerPersonRequestFirstNameMax,
  registerPersonRequestLastNameMax,
} from '@generated/identity/identity.limits';
import { useLingui } from '@lingui/react/macro';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@/ui/fields/text-field';
import { useFieldMessages } from '../hooks/use-field-messages';

interface NameFieldsProps {
  register: (name: 'firstName' | 'lastName') => UseFormRegisterReturn;
  errors: { firstName?: FieldError | undefined; lastName?: FieldError | undefined };
}

/** Asks for first and last name of the holder of the account. */
export function NameFields({ register, errors }: NameFieldsProps) {
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...register('firstName')}
        label={t`First name`}
        autoComplete="given-name"
        maxLength={registerPersonRequestFirstNameMax}
        error={messageFor(errors.firstName?.message)}
      />
      <TextField
        {...register('lastName')}
        label={t`Last name`}
        autoComplete="family-name"
        maxLength={registerPersonRequestLastNameMax}
        error={messageFor(errors.lastName?.message)}
      />
    </div>
  );
}
