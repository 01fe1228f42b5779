import { subscribeEmail } from '@generated/marketing/marketing';
import { cleanEmail } from '@/domain/contact/email';
import { subscriptionRequest } from '@/domain/newsletter/subscription-request';
import type { Site } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { type SubscriptionMessage, toSubscriptionMessage } from '../state/subscription-message';

/**
 * Submits the footer subscription (000 §8). The email is required (000 §5); the API validates its format. Lazy-loaded on
 * focus.
 *
 * @param page path of the current page.
 */
export async function sendSubscription(
  email: string,
  site: Site,
  page: string,
): Promise<SubscriptionMessage> {
  const message = email === '' ? 'ERROR_Subscribe_EmailEmpty' : await send(email, site, page);
  if (message !== 'Email_Subscribe_Done') track({ name: 'error', message, operation: 'subscribeEmail' });
  return message;
}

async function send(email: string, site: Site, page: string): Promise<SubscriptionMessage> {
  try {
    const request = subscriptionRequest(site, {
      email: cleanEmail(email),
      page,
      source: 'newsletter',
      generalOptIn: true,
    });
    return toSubscriptionMessage(await subscribeEmail(request));
  } catch {
    return 'ERROR_Email_SubscribedError';
  }
}
