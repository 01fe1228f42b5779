import { useLingui } from '@lingui/react/macro';
import type { SubscriptionMessage } from '../state/subscription-outcome';

/** What the shopper reads for a message of the error catalogue, whose key is its id in the message catalogues (000 §8). */
export function SubscriptionText({ of }: { of: SubscriptionMessage }) {
  const { t } = useLingui();
  switch (of) {
    case 'Email_Subscribe_Done':
      return t({ id: 'Email_Subscribe_Done', message: 'Thank you. You are on our list now.' });
    case 'ERROR_Already_EmailSubscribed':
      return t({
        id: 'ERROR_Already_EmailSubscribed',
        message: 'This email address is on our list already.',
      });
    case 'ERROR_Subscribe_EmailEmpty':
      return t({ id: 'ERROR_Subscribe_EmailEmpty', message: 'Enter a valid email address.' });
    case 'ERROR_Email_SubscribedError':
      return t({
        id: 'ERROR_Email_SubscribedError',
        message: 'We could not sign you up just now. Please try again later.',
      });
  }
}
