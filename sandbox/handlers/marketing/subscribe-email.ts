import type { SubscribeEmailRequest } from '@generated/marketing/model/subscribeEmailRequest';
import type { SubscribeEmailSuccess } from '@generated/marketing/model/subscribeEmailSuccess';
import { cleanEmail, isEmail } from '@/domain/contact/email';
import { redirectTarget } from '@/domain/navigation/redirect-target';
import type { Handler } from '../../call';
import { redirect } from '../../http/raw-response';
import type { SandboxContext } from '../../sandbox-context';
import { toEspot } from '../../serializers/espot';
import { GENERIC_USER_ID } from '../../session/shopper';

/** Exact text of the specification (000 §8, Footer subscription). */
const INVALID_EMAIL_MESSAGE = 'Invalid email address supplied.';

/**
 * Status 300 means already subscribed in the footer and success in the pop-up (shell.md §6 and §7). A browser that posts
 * the form without JavaScript is redirected back to its page.
 */
export const subscribeEmail: Handler<'subscribeEmail'> = ({ body, request }, context) => {
  const result = subscribe(body, context);
  const isNavigation = request.headers.get('accept')?.includes('text/html');
  return isNavigation ? redirect(pageUrlWithStatus(body.URL, result.status)) : result;
};

function subscribe(
  { email: submittedEmail, storeId, langId, emailType = 'newsletter' }: SubscribeEmailRequest,
  { state, now }: SandboxContext,
): SubscribeEmailSuccess {
  const email = cleanEmail(submittedEmail).toLowerCase();
  if (!isEmail(email)) return { status: 400, message: INVALID_EMAIL_MESSAGE };
  if (state.subscriptions.get(`${storeId} ${email}`)) {
    return { status: 300, message: 'This email address is already subscribed.' };
  }
  state.subscriptions.insert({ email, storeId, langId, emailType, subscribedAt: now().getTime() });
  return { status: 200, message: 'Success' };
}

/** Returns the URL of the page with the form; only a page of this site. */
function pageUrlWithStatus(page: string | undefined, status: SubscribeEmailSuccess['status']): string {
  // The host only makes the URL absolute, so that it can be parsed.
  const url = new URL(redirectTarget(page, '/'), 'https://site.invalid');
  url.searchParams.set('subscription', status === 200 ? 'subscribed' : String(status));
  return `${url.pathname}${url.search}${url.hash}`;
}

const ESPOT_NAME = 'Eaccess_engagement_add_customerSegment';

/** Joins the segment. The generic user has none to store; the response is the same. */
export const joinEaccessSegment: Handler<'joinEaccessSegment'> = ({ query, shopper }, { state }) => {
  if (shopper.userId !== GENERIC_USER_ID) state.users.update(shopper.userId, { inEaccessSegment: true });
  return toEspot(ESPOT_NAME, undefined, query.langId ?? '-1');
};
