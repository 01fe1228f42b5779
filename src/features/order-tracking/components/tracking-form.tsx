import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { fieldMessages } from '@/lib/forms/field-messages';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { preload } from '@/lib/hydration/load-with-retry';
import { Button } from '@/ui/actions/button';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import { EmailField } from '@/ui/fields/email-field';
import { TextField } from '@/ui/fields/text-field';
import { cleanOrderId, type TrackingMessage, trackingSchema } from '../forms/tracking-schema';
import type { Tracking } from '../hooks/use-tracking';
import { loadOrderResult } from './lazy-order-result';

interface TrackingFormProps {
  tracking: Tracking;
  takesFocus: boolean;
}

/** Asks for order number and email. Without an `action`, so that neither gets into the URL. Preserves the input on failure. */
export function TrackingForm({ tracking, takesFocus }: TrackingFormProps) {
  const { request, pending, failure, failures, track } = tracking;
  const { t } = useLingui();
  const messageFor = useTrackingMessages();
  // Sets no default values, which would replace what was typed before hydration.
  const { register, handleSubmit, setFocus, setValue, formState } = useForm({
    resolver: zodResolver(trackingSchema),
  });
  const { errors } = formState;
  useEffect(() => {
    if (takesFocus) setFocus('orderId');
  }, [takesFocus, setFocus]);
  // A link has named the order.
  useEffect(() => {
    if (!request) return;
    setValue('orderId', request.orderId);
    setValue('email', request.email);
  }, [request, setValue]);
  // Focus returns to the order id field (003 §8).
  useEffect(() => {
    if (failures > 0) setFocus('orderId');
  }, [failures, setFocus]);
  const submit = handleSubmit((values) => (pending ? undefined : track(values)));

  return (
    <form
      method="post"
      onSubmit={submit}
      onFocus={preload(loadOrderResult)}
      noValidate
      aria-label={t`Order tracking`}
      className="grid max-w-xl gap-5"
    >
      <TextField
        {...register('orderId')}
        label={t`Order number`}
        hint={t`It is in the email that confirmed your order.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        clean={cleanOrderId}
        maxLength={64}
        error={messageFor(errors.orderId?.message)}
      />
      <EmailField
        {...register('email')}
        label={t`Email address`}
        hint={t`The one that you gave with the order.`}
        error={messageFor(errors.email?.message)}
      />
      <div>
        <Button type="submit" size="lg" busy={pending} busyLabel={t`Looking for your order`}>
          <Trans>Track order</Trans>
        </Button>
      </div>
      {/* Always mounted, so that failures are announced. At the end, so that a delayed one moves no field. */}
      <ProblemAlert problem={failure && problemOf(failure, () => void submit())} />
    </form>
  );
}

/** Returns the problem, whose text is the same for every failure (003 §8). */
function problemOf(failure: NonNullable<Tracking['failure']>, retry: () => void): Problem {
  const text = <Trans>Oops! No order found. Please check your data and try again.</Trans>;
  switch (failure.status) {
    case 'too-many-tries':
      return { title: <TooManyTries minutes={failure.minutes} />, text };
    case 'failed':
      return { text, action: { label: <Trans>Try again</Trans>, onClick: retry } };
    case 'not-found':
      return { text };
  }
}

/** Returns the copy for a field's message key; undefined for a valid field. */
function useTrackingMessages(): (message: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<TrackingMessage, string> = {
    'order-id-missing': t`Enter your order number`,
    'order-id-malformed': t`An order number has only digits and letters`,
    'email-missing': t`Enter your email address`,
    'email-malformed': t`Enter an email address such as name@example.com`,
  };
  return fieldMessages(messages);
}
