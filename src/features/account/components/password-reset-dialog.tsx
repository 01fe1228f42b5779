import { passwordResetRequestXcredValidationCodeMax } from '@generated/identity/identity.limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { cleanEmail } from '@/domain/contact/email';
import { readTextField } from '@/lib/forms/read-text-field';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { waitMinutes } from '@/lib/http/api-error';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { TextField } from '@/ui/fields/text-field';
import { Dialog } from '@/ui/overlay/dialog';
import { sendResetCode, setNewPassword } from '../api/account-commands';
import { toAccountFieldError } from '../api/account-field-error';
import {
  emailMessage,
  type FieldMessage,
  type NewPasswordValues,
  newPasswordSchema,
} from '../forms/account-schemas';
import { useFieldMessages } from '../hooks/use-field-messages';
import { NewPasswordFields } from './new-password-fields';
import { SignInEmailField } from './sign-in-email-field';

export interface PasswordResetDialogProps {
  /** Initial email; '' when unknown. */
  email: string;
  /** Sends the code at once to a known email. */
  sendsAtOnce?: boolean;
  onClose: () => void;
  /** Called after the password was changed. */
  onChanged: (email: string) => void;
}

/** Resets the password in two steps: request a code, set a new password (003 §8: expired passwords, PSW_RST). */
export function PasswordResetDialog({
  email,
  sendsAtOnce = false,
  onClose,
  onChanged,
}: PasswordResetDialogProps) {
  const [sentTo, setSentTo] = useState<string>();
  const [changed, setChanged] = useState(false);
  /** True if the shopper has returned to request another code, perhaps for another email. */
  const [hasReturned, setHasReturned] = useState(false);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>Reset your password</Trans>}>
      {sentTo === undefined ? (
        <RequestCodeForm email={email} sendsAtOnce={sendsAtOnce && !hasReturned} onSent={setSentTo} />
      ) : null}
      {sentTo !== undefined && !changed ? (
        <NewPasswordForm
          email={sentTo}
          onResendCode={() => {
            setHasReturned(true);
            setSentTo(undefined);
          }}
          onChanged={() => {
            setChanged(true);
            onChanged(sentTo);
          }}
        />
      ) : null}
      <div role="status">
        {changed ? <Trans>Your password has been changed. Close this and sign in with it.</Trans> : null}
      </div>
    </Dialog>
  );
}

interface NewPasswordFormProps {
  email: string;
  /** Returns to the first step to request another code. */
  onResendCode: () => void;
  onChanged: () => void;
}

/** Renders the second step of the password reset: emailed code and new password. */
function NewPasswordForm({ email, onResendCode, onChanged }: NewPasswordFormProps) {
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
        maxLength={passwordResetRequestXcredValidationCodeMax}
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
      <div className="button-row">
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

interface RequestCodeFormProps {
  email: string;
  /** Sends the code when the form appears, without another click. */
  sendsAtOnce: boolean;
  onSent: (email: string) => void;
}

/** Renders the first step of the password reset: request a code by email. */
function RequestCodeForm({ email, sendsAtOnce, onSent }: RequestCodeFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const [failure, setFailure] = useState<ResetProblem>();
  const [message, setMessage] = useState<FieldMessage>();
  const [submitting, send] = useSubmitting(async (typedEmail: string) => {
    setFailure(undefined);
    try {
      await sendResetCode(site, typedEmail);
      onSent(typedEmail);
    } catch (error) {
      setFailure({ waitMinutes: waitMinutes(error) });
    }
  });
  const isSent = useRef(false);
  useEffect(() => {
    if (!sendsAtOnce || isSent.current || emailMessage(email)) return;
    isSent.current = true;
    void send(email);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const { field, text } = readTextField(event.currentTarget, 'email', cleanEmail);
    const nextMessage = emailMessage(text);
    setMessage(nextMessage);
    if (nextMessage) field.focus();
    else void send(text);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <p>
        <Trans>We will email you a code. Use it to choose a new password.</Trans>
      </p>
      <SignInEmailField
        name="email"
        defaultValue={email}
        onChange={() => setMessage(undefined)}
        error={messageFor(message)}
      />
      <ResetFailure failure={failure} />
      <div>
        <Button type="submit" busy={submitting} busyLabel={t`Sending the code`}>
          <Trans>Send the code</Trans>
        </Button>
      </div>
    </form>
  );
}

interface ResetProblem {
  /** Set after too many tries. */
  waitMinutes: number | undefined;
}

/** Shows the form-level error of both steps, when no field error applies. */
function ResetFailure({ failure }: { failure: ResetProblem | undefined }) {
  const minutes = failure?.waitMinutes;
  const text =
    minutes === undefined ? (
      <Trans>That did not work. Please try again.</Trans>
    ) : (
      <TooManyTries minutes={minutes} />
    );
  return <ProblemAlert problem={failure && { text }} />;
}
