import { CODE_LIFETIME_MS } from '../handlers/identity/request-password-reset';
import type { SandboxContext } from '../sandbox-context';
import { OFFER_CODE } from '../seed/marketing/espot-content';
import { orderEmail } from './order-email';

/** An email that the commerce API would have sent. */
export interface SentEmail {
  id: string;
  to: string;
  subject: string;
  /** The code in the email; empty when there is none. */
  code: string;
  /** Lines of the email, where it has more than its subject. */
  text?: string[];
  /** Epoch milliseconds. */
  sentAt: number;
  /** Expiry of the code in epoch milliseconds; absent when it does not expire. */
  codeExpiresAt?: number;
}

const NEWSLETTERS = {
  newsletter: { subject: 'You get our newsletter', code: '' },
  promotion: { subject: 'Your promotion code', code: OFFER_CODE },
};

/**
 * The emails that the commerce API would have sent, newest first: password reset codes until they are used or replaced,
 * newsletter emails, and confirmations of orders. The sandbox sends no email; the panel shows these instead.
 */
export function sentEmails(context: Pick<SandboxContext, 'state' | 'catalog'>): SentEmail[] {
  const { passwordResets, subscriptions, orders } = context.state;
  const resetEmails = passwordResets.all().map(
    ({ userId, email, code, expiresAt }): SentEmail => ({
      id: `reset ${userId}`,
      to: email,
      subject: 'Your code for a new password',
      code,
      sentAt: expiresAt - CODE_LIFETIME_MS,
      codeExpiresAt: expiresAt,
    }),
  );
  const newsletterEmails = subscriptions.all().map(
    ({ storeId, email, emailType, subscribedAt }): SentEmail => ({
      id: `${emailType} ${storeId} ${email}`,
      to: email,
      ...NEWSLETTERS[emailType],
      sentAt: subscribedAt,
    }),
  );
  const orderEmails = orders.all().flatMap((order): SentEmail[] => {
    const { orderId, placement, shipping } = order;
    const to = shipping?.address?.email;
    if (!placement || !to) return [];
    const email = orderEmail(order, placement, context);
    return [{ id: `order ${orderId}`, to, ...email, code: '', sentAt: placement.placedAt }];
  });
  return [...resetEmails, ...newsletterEmails, ...orderEmails].sort(
    (first, second) => second.sentAt - first.sentAt,
  );
}
