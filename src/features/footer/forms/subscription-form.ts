import { subscribeEmail } from '@generated/marketing/marketing';
import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { z } from 'zod/mini';
import { subscriptionRequest } from '@/domain/newsletter/subscription-request';
import type { Store } from '@/platform/store/store';
import { track } from '@/platform/tracking/track';
import { type SubscriptionMessage, subscriptionOutcome } from '../state/subscription-outcome';

/** An address has to be there (000 §5); whether it is a valid one is the platform's to say. */
const subscriptionSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'ERROR_Subscribe_EmailEmpty'), z.maxLength(254)),
});

/** Sends what stands in the field, or says why not. Without an address nothing is sent. */
export type SendSubscription = (store: Store, page: string) => Promise<SubscriptionMessage>;

/**
 * The footer's form, around the field that is on the page already. Loaded when the shopper turns to it, so that no page
 * waits for a form library.
 */
export function subscriptionForm(input: HTMLInputElement): SendSubscription {
  const form = createFormControl({
    resolver: zodResolver(subscriptionSchema),
    defaultValues: { email: '' },
  });
  return async (store, page) => {
    // Read when it is sent: the field is the browser's, and may have been filled before this was loaded.
    form.setValue('email', input.value);
    let message = 'ERROR_Subscribe_EmailEmpty' as SubscriptionMessage;
    await form.handleSubmit(async ({ email }) => {
      message = await send(store, page, email);
    })();
    if (message !== 'Email_Subscribe_Done') {
      track({ name: 'error', message, operation: 'subscribeEmail' });
    }
    return message;
  };
}

async function send(store: Store, page: string, email: string): Promise<SubscriptionMessage> {
  try {
    const request = subscriptionRequest(store, { email, page, from: 'newsletter', generalOptIn: true });
    return subscriptionOutcome(await subscribeEmail(request));
  } catch {
    return 'ERROR_Email_SubscribedError';
  }
}
