import { useLingui } from '@lingui/react/macro';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@/ui/fields/text-field';
import { useFieldMessages } from '../hooks/use-field-messages';
import { PasswordField } from './password-field';

interface NewPasswordFieldsProps {
  register: (name: 'password' | 'passwordConfirmation') => UseFormRegisterReturn;
  errors: { password?: FieldError | undefined; passwordConfirmation?: FieldError | undefined };
  label: string;
  confirmationLabel: string;
  showLabel?: string;
}

/** Asks for a new password, twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { register, errors, label, confirmationLabel, showLabel } = props;
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  return (
    <>
      <PasswordField
        {...register('password')}
        label={label}
        showLabel={showLabel}
        autoComplete="new-password"
        hint={t`At least 8 characters with a letter and a digit, or a phrase of 15`}
        error={messageFor(errors.password?.message)}
      />
      <TextField
        {...register('passwordConfirmation')}
        label={confirmationLabel}
        type="password"
        autoComplete="new-password"
        error={messageFor(errors.passwordConfirmation?.message)}
      />
    </>
  );
}
