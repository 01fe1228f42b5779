import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { type Credentials, signIn } from '../api/sign-in';
import { signInFailure } from '../api/sign-in-failure';
import type { FieldMessage } from '../forms/account-schemas';
import { oneTimeCodeSchema } from '../forms/details-schemas';
import { useFieldMessages } from '../hooks/use-field-messages';
import { OneTimeCodeField } from './one-time-code-field';
import type { SignInFailureNoticeProps } from './sign-in-failure-notice';

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
export function SignInCodeForm({ credentials, path, onSignedIn, onEnd }: SignInCodeFormProps) {
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
      <div role="alert" className="empty:-mb-5">
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
        <Button variant="link" onClick={submitting ? undefined : () => onEnd()}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
