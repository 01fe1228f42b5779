import { subscribeEmailPath } from '@generated/operation-paths';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { subscriptionRequest } from '@/domain/newsletter/subscription-request';
import { useStore } from '@/platform/store/store';
import { Button } from '@/ui/actions/button';
import { FieldError } from '@/ui/fields/field-error';
import type { SubscriptionMessage } from '../state/subscription-outcome';
import { SubscriptionText } from './subscription-text';

const loadForm = () => import('../forms/subscription-form');

export interface NewsletterFormProps {
  /** How the command answered a browser that posted the form itself. */
  cameBackWith: SubscriptionMessage | undefined;
  onDone: () => void;
}

/**
 * The footer's sign-up form (000 §4, Footer subscription). A plain form to the newsletter command, which sends a browser
 * without script back to this page; with script the command is called from here.
 */
export function NewsletterForm({ cameBackWith, onDone }: NewsletterFormProps) {
  const { t } = useLingui();
  const store = useStore();
  const { pathname, search } = useLocation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(cameBackWith);
  const [busy, setBusy] = useState(false);
  // Until this part says what is wrong, the browser does.
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    if (busy || !field) return;
    setBusy(true);
    const message = await loadForm().then(
      ({ subscriptionForm }) => subscriptionForm(field)(store, pathname + search),
      (): SubscriptionMessage => 'ERROR_Email_SubscribedError',
    );
    setBusy(false);
    if (message === 'Email_Subscribe_Done') return onDone();
    setProblem(message);
    field.focus();
  };

  return (
    <form
      action={subscribeEmailPath}
      method="post"
      noValidate={live}
      onSubmit={submit}
      // The form's library comes while the shopper is still writing.
      onFocus={() => void loadForm()}
      className="field"
    >
      <HiddenFields page={`${pathname}${search}#newsletter`} />
      <label className="field-label" htmlFor={id}>
        <Trans>Email address</Trans>
      </label>
      <div className="flex gap-3">
        <input
          ref={input}
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          enterKeyHint="send"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          className="control"
        />
        <Button type="submit" busy={busy} busyLabel={t`Signing you up`} className="self-center">
          <Trans>Sign up</Trans>
        </Button>
      </div>
      {/* There from the start, so that what comes into it is read out. */}
      <div role="alert">
        {problem ? (
          <FieldError id={`${id}-error`}>
            <SubscriptionText of={problem} />
          </FieldError>
        ) : null}
      </div>
    </form>
  );
}

/** The other fields of the command, for a browser that posts the form itself. */
function HiddenFields({ page }: { page: string }) {
  const fields = subscriptionRequest(useStore(), { email: '', page, from: 'newsletter', generalOptIn: true });
  return Object.entries(fields).map(([name, value]) =>
    name === 'email' ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
