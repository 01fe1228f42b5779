import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { waitMinutes } from '@/lib/http/api-error';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/fields/text-field';
import { setNewPassword } from '../api/account-commands';
import { toAccountFieldError } from '../api/account-field-error';
import { type NewPasswordValues, newPasswordSchema } from '../forms/account-schemas';
import { useFieldMessages } from '../hooks/use-field-messages';
import { NewPasswordFields } from './new-password-fields';
import { ResetFailure, type ResetProblem } from './request-code-form';

export interface NewPasswordFormProps {
  email: string;
  /** Returns to the first step to request another code. */
  onResendCode: () => void;
  onChanged: () => void;
}

/** Renders the second step of the password reset: emailed code and new password. */
export function NewPasswordForm({ email, onResendCode, onChanged }: NewPasswordFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const [failure, setFailure] = useState<ResetProblem>();
  const form = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { code: '', password: '', passwordConfirmation: '' },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  // The focused button has unmounted. Wait a frame, since the dialog restores lost focus first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFocus('code'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus]);

  const [submitting, send] = useSubmitting(async (reset: NewPasswordValues) => {
    setFailure(undefined);
    try {
      await setNewPassword(site, { email, ...reset });
      onChanged();
    } catch (error) {
      const fieldError = toAccountFieldError(error);
      if (!fieldError || fieldError.field === 'email') setFailure({ waitMinutes: waitMinutes(error) });
      else form.setError(fieldError.field, { message: fieldError.message }, { shouldFocus: true });
    }
  });
  const submit = form.handleSubmit(send);

  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <p>
        <Trans>If there is an account for {email}, a code is on its way to you.</Trans>
      </p>
      <TextField
        {...form.register('code')}
        label={t`Code from the email`}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={64}
        error={messageFor(errors.code?.message)}
      />
      {/* For password managers, which save the new password with it. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        register={form.register}
        errors={errors}
        label={t`New password`}
        confirmationLabel={t`New password again`}
      />
      <ResetFailure failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={submitting} busyLabel={t`Changing your password`}>
          <Trans>Change password</Trans>
        </Button>
        <Button variant="quiet" onClick={onResendCode}>
          <Trans>Send another code</Trans>
        </Button>
      </div>
    </form>
  );
}
