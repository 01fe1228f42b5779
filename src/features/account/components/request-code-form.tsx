import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cleanEmail } from '@/domain/contact/email';
import { readTextField } from '@/lib/forms/read-text-field';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { waitMinutes } from '@/lib/http/api-error';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { sendResetCode } from '../api/account-commands';
import { emailMessage, type FieldMessage } from '../forms/account-schemas';
import { useFieldMessages } from '../hooks/use-field-messages';
import { SignInEmailField } from './sign-in-email-field';

export interface RequestCodeFormProps {
  email: string;
  /** Sends the code when the form appears, without another click. */
  sendsAtOnce: boolean;
  onSent: (email: string) => void;
}

/** Renders the first step of the password reset: request a code by email. */
export function RequestCodeForm({ email, sendsAtOnce, onSent }: RequestCodeFormProps) {
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

export interface ResetProblem {
  /** Set after too many tries. */
  waitMinutes: number | undefined;
}

/** Shows the form-level error of both steps, when no field error applies. */
export function ResetFailure({ failure }: { failure: ResetProblem | undefined }) {
  const minutes = failure?.waitMinutes;
  const text =
    minutes === undefined ? (
      <Trans>That did not work. Please try again.</Trans>
    ) : (
      <TooManyTries minutes={minutes} />
    );
  return <ProblemAlert problem={failure && { text }} />;
}
