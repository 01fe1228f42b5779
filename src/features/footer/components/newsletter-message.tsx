import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { FieldError } from '@/ui/fields/field-error';
import { CheckIcon } from '@/ui/icons/icons';
import { type SubscriptionMessage, toSubscriptionMessage } from '../state/subscription-message';

export interface NewsletterMessageProps {
  /** Result of a submit on this page. */
  message: SubscriptionMessage | undefined;
  /** Status from the page URL. */
  status: string | undefined;
  /** Id of the error message, for aria-describedby. */
  id: string;
}

/** Success or error message of a subscription. Lazy-loaded. */
export function NewsletterMessage({ message, status, id }: NewsletterMessageProps) {
  const currentMessage =
    message ?? (status === 'subscribed' ? 'Email_Subscribe_Done' : toSubscriptionMessage({ status }));
  const text = useSubscriptionMessage(currentMessage);
  return currentMessage === 'Email_Subscribe_Done' ? (
    <Confirmation text={text} focusOnMount={message !== undefined} />
  ) : (
    <FieldError id={id}>{text}</FieldError>
  );
}

/** Messages of the error catalog, by message id (000 §8). */
function useSubscriptionMessage(message: SubscriptionMessage): string {
  const { t } = useLingui();
  const messages: Record<SubscriptionMessage, string> = {
    Email_Subscribe_Done: t({ id: 'Email_Subscribe_Done', message: 'Thank you. You are on our list now.' }),
    ERROR_Already_EmailSubscribed: t({
      id: 'ERROR_Already_EmailSubscribed',
      message: 'This email address is already on our list.',
    }),
    ERROR_Subscribe_EmailEmpty: t({
      id: 'ERROR_Subscribe_EmailEmpty',
      message: 'Enter a valid email address.',
    }),
    ERROR_Email_SubscribedError: t({
      id: 'ERROR_Email_SubscribedError',
      message: 'We could not sign you up just now. Please try again later.',
    }),
  };
  return messages[message];
}

/** Takes focus when it replaces the form, so screen readers announce it. */
function Confirmation({ text, focusOnMount }: { text: string; focusOnMount: boolean }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focusOnMount) paragraph.current?.focus();
  }, [focusOnMount]);
  return (
    <p ref={paragraph} tabIndex={-1} className="notice notice-success mt-6">
      <CheckIcon />
      {text}
    </p>
  );
}
