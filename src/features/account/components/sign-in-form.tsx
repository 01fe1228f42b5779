import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { cleanEmail } from '@/domain/contact/email';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { dialogTrigger, lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import { type Credentials, signIn } from '../api/sign-in';
import { signInFailure } from '../api/sign-in-failure';
import { type FieldMessage, type SignInValues, signInSchema } from '../forms/account-schemas';
import { oneTimeCodeSchema } from '../forms/details-schemas';
import { useFieldMessages } from '../hooks/use-field-messages';
import { OneTimeCodeField } from './one-time-code-field';
import { PasswordField } from './password-field';
import { SignInEmailField } from './sign-in-email-field';
import { SignInFailureNotice, type SignInFailureNoticeProps } from './sign-in-failure-notice';

const PasswordResetDialog = lazyWithRetry(
  async () => (await import('./password-reset-dialog')).PasswordResetDialog,
);

export interface SignInFormProps {
  /** Local path to go to after sign-in; the account page when undefined. */
  redirectPath: string | undefined;
  /** Path of the account page. */
  accountPath: string;
  /** Filled in, if it is known. */
  email?: string | undefined;
  onSignedIn: () => Promise<unknown>;
  /** Other ways to sign in. Not offered once the password was right. */
  children?: ReactNode;
}

/** Asks for email and password (003 §2.5, §5, §8). Preserves the input on failure. */
export function SignInForm(props: SignInFormProps) {
  const { redirectPath, accountPath, email = '', onSignedIn, children } = props;
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const [failure, setFailure] = useState<SignInFailureNoticeProps['failure']>();
  /** Accepted credentials, while the form asks for a one-time code. */
  const [confirmed, setConfirmed] = useState<SignInValues>();
  /** State of the open reset dialog; the email may be ''. */
  const [reset, setReset] = useState<{ email: string; sendsAtOnce?: boolean }>();
  const form = useForm({ resolver: zodResolver(signInSchema), defaultValues: { email, password: '' } });
  const { errors } = form.formState;

  const [submitting, send] = useSubmitting(async (credentials: SignInValues) => {
    setFailure(undefined);
    try {
      await signIn(site, credentials, redirectPath ?? accountPath);
    } catch (error) {
      const nextFailure = signInFailure(error, credentials.email);
      if (nextFailure.kind === 'code-needed' || nextFailure.kind === 'code-wrong') {
        return setConfirmed(credentials);
      }
      setFailure(nextFailure);
      if (nextFailure.kind === 'password-reset') setReset({ email: nextFailure.email });
      return;
    }
    await onSignedIn();
  });
  const submit = form.handleSubmit(send);

  if (confirmed) {
    return (
      <SignInCodeForm
        credentials={confirmed}
        path={redirectPath ?? accountPath}
        onSignedIn={onSignedIn}
        onEnd={(nextFailure) => {
          // The field must be there to take the focus.
          flushSync(() => setConfirmed(undefined));
          form.setFocus('password');
          setFailure(nextFailure);
        }}
      />
    );
  }
  return (
    <>
      <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5 noscript:hidden">
        {/* Always mounted, so errors are announced. */}
        <div role="alert" className="empty:absolute">
          {failure ? (
            <SignInFailureNotice failure={failure} redirectPath={redirectPath} onReset={setReset} />
          ) : null}
        </div>
        <SignInEmailField {...form.register('email')} error={messageFor(errors.email?.message)} />
        <PasswordField
          {...form.register('password')}
          label={t`Password`}
          autoComplete="current-password"
          error={messageFor(errors.password?.message)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button type="submit" size="lg" busy={submitting} busyLabel={t`Signing you in`}>
            <Trans>Sign in</Trans>
          </Button>
          <Button
            variant="link"
            className="max-sm:mx-auto"
            {...dialogTrigger(PasswordResetDialog.preload)}
            onClick={() => setReset({ email: cleanEmail(form.getValues('email')) })}
          >
            <Trans>Forgot your password?</Trans>
          </Button>
        </div>
      </form>
      {children}
      {reset === undefined ? null : (
        <DialogBoundary
          onClose={() => setReset(undefined)}
          title={<Trans>Reset your password</Trans>}
          className="modal-dialog"
        >
          <PasswordResetDialog
            {...reset}
            onClose={() => setReset(undefined)}
            onChanged={(email) => {
              setFailure(undefined);
              form.reset({ email, password: '' });
            }}
          />
        </DialogBoundary>
      )}
    </>
  );
}

interface SignInCodeFormProps {
  /** Email and password, which were right. */
  credentials: Credentials;
  /** Local path to go to after sign-in. */
  path: string;
  onSignedIn: () => Promise<unknown>;
  /** Goes back to email and password. @param failure why; undefined when the shopper does. */
  onEnd: (failure?: SignInFailureNoticeProps['failure']) => void;
}

/** Renders the second step of the sign-in: the one-time code. */
function SignInCodeForm({ credentials, path, onSignedIn, onEnd }: SignInCodeFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const [message, setMessage] = useState<FieldMessage>();
  const [hasFailed, setHasFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const reject = (nextMessage: FieldMessage) => {
    setMessage(nextMessage);
    field.current?.focus();
  };
  const [submitting, send] = useSubmitting(async (code: string) => {
    try {
      await signIn(site, { ...credentials, code }, path);
    } catch (error) {
      const failure = signInFailure(error, credentials.email);
      if (failure.kind === 'code-wrong') return reject('one-time-code-wrong');
      if (failure.kind === 'code-needed' || failure.kind === 'generic') return setHasFailed(true);
      return onEnd(failure);
    }
    await onSignedIn();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    setHasFailed(false);
    const { data, error } = oneTimeCodeSchema.safeParse({ code: field.current?.value });
    if (error) return reject(error.issues[0]?.message as FieldMessage);
    setMessage(undefined);
    void send(data.code);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <div role="alert" className="empty:absolute">
        {hasFailed ? (
          <Notice tone="error">
            <Trans>An error occurred while logging into the account</Trans>
          </Notice>
        ) : null}
      </div>
      <OneTimeCodeField
        ref={field}
        name="code"
        hint={t`From your authenticator app, or a recovery code`}
        onChange={() => setMessage(undefined)}
        error={messageFor(message)}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" busy={submitting} busyLabel={t`Signing you in`}>
          <Trans>Sign in</Trans>
        </Button>
        <Button variant="link" className="max-sm:mx-auto" onClick={submitting ? undefined : () => onEnd()}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
