import { joinEaccessSegment, subscribeEmail } from '@generated/marketing/marketing';
import { fieldsOf } from '@/domain/data/fields-of';
import { subscriptionRequest } from '@/domain/newsletter/subscription-request';
import type { Site } from '@/lib/site/site';
import { activityCookie } from '../state/promo-cookies';
import type { SignUpResult } from '../state/promo-state';

export interface SignUpRequest {
  email: string;
  generalOptIn: boolean;
  /** Path of the page behind the pop-up. */
  page: string;
}

/**
 * Signs up from the pop-up (000 §4 and §7) and adds the shopper to the offer's customer segment.
 *
 * @throws when the response is neither success case (000 §8).
 */
export async function signUp(site: Site, request: SignUpRequest): Promise<SignUpResult> {
  const response = await subscribeEmail(subscriptionRequest(site, { ...request, source: 'promotion' }));
  const result = signUpResult(response);
  if (!result) throw new Error('The sign-up response is neither success case.');
  await joinSegment(site);
  return result;
}

/** Returns the result in the two success cases: status 300, or the message Success (000 §4). */
export function signUpResult(response: unknown): SignUpResult | undefined {
  const { status, message } = fieldsOf(response);
  if (String(status) === '300') return 'already-subscribed';
  return message === 'Success' ? 'subscribed' : undefined;
}

/** Joins the segment once per lifetime of the activity cookie. Ignores the response; an error does not affect the shopper. */
async function joinSegment({ storeId }: Site): Promise<void> {
  if (activityCookie.read()) return;
  try {
    await joinEaccessSegment(storeId, { t: Date.now() }, { timeoutMs: 3000 });
    activityCookie.write('true');
  } catch {
    // Retried on the next sign-up.
  }
}
