import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { readTextField } from '@/lib/forms/read-text-field';
import { preload } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import type { SubscriptionMessage } from '../state/subscription-message';
import { useSubscriptionStatus } from '../state/subscription-status';

/** Loads the code that sends the form, on focus. */
const loadSender = () => import('../api/send-subscription');

/**
 * Manages a subscription in the background, and its outcome here or by the URL (000 §4, Footer).
 *
 * @param page path and query.
 * @param onSubscribed called after a successful subscription.
 */
export function useNewsletter(page: string, onSubscribed: (() => void) | undefined) {
  const site = useSite();
  const status = useSubscriptionStatus();
  const [message, setMessage] = useState<SubscriptionMessage>();
  const [busy, setBusy] = useState(false);
  const isPrepared = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { field, text } = readTextField(event.currentTarget, 'email');
    setBusy(true);
    const result = await loadSender().then(
      ({ sendSubscription }) => sendSubscription(text, site, page),
      (): SubscriptionMessage => 'ERROR_Email_SubscribedError',
    );
    setBusy(false);
    setMessage(result);
    if (result === 'Email_Subscribe_Done') onSubscribed?.();
    else field.focus();
  };

  const prepare = async ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
    preload(loadSender)();
    if (isPrepared.current) return;
    isPrepared.current = true;
    const { email: field } = currentTarget.elements as unknown as { email: HTMLInputElement };
    await import('../api/fill-member-email').then(
      ({ fillMemberEmail }) => fillMemberEmail(field, site),
      () => {},
    );
  };

  const subscribed = message === 'Email_Subscribe_Done' || (!message && status === 'subscribed');
  const isInvalid = !subscribed && (message ?? status) !== undefined;
  return { message, status, busy, subscribed, isInvalid, prepare, submit };
}
