import { subscribeEmail } from '@generated/marketing/marketing';
import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { z } from 'zod/mini';
import { subscriptionRequest } from '@/domain/newsletter/subscription-request';
import type { Site } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { type SubscriptionMessage, toSubscriptionMessage } from '../state/subscription-message';

/** The email is required (000 §5); the API validates its format. */
const subscriptionSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'ERROR_Subscribe_EmailEmpty'), z.maxLength(254)),
});

/**
 * Validates and submits the footer subscription (000 §8). Lazy-loaded on focus, so that no page waits for the form
 * library.
 *
 * @param page path of the current page.
 */
export async function sendSubscription(
  input: string,
  site: Site,
  page: string,
): Promise<SubscriptionMessage> {
  const form = createFormControl({
    resolver: zodResolver(subscriptionSchema),
    defaultValues: { email: input },
  });
  let message = 'ERROR_Subscribe_EmailEmpty' as SubscriptionMessage;
  await form.handleSubmit(async ({ email }) => {
    message = await send(site, page, email);
  })();
  if (message !== 'Email_Subscribe_Done') track({ name: 'error', message, operation: 'subscribeEmail' });
  return message;
}

async function send(site: Site, page: string, email: string): Promise<SubscriptionMessage> {
  try {
    const request = subscriptionRequest(site, { email, page, source: 'newsletter', generalOptIn: true });
    return toSubscriptionMessage(await subscribeEmail(request));
  } catch {
    return 'ERROR_Email_SubscribedError';
  }
}
