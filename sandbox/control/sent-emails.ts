import { CODE_LIFETIME_MS } from '../handlers/identity/request-password-reset';
import { isPlaced, placedItems } from '../orders/placed-items';
import type { SandboxContext } from '../sandbox-context';
import { OFFER_CODE } from '../seed/marketing/espot-content';
import type { Order } from '../state/order';
import { orderEmail } from './order-email';
import { orderStatusEmails } from './order-status-email';
import { returnEmails } from './return-email';

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
 * Lists the emails that the commerce API would have sent, newest first: password reset codes until they are used or replaced,
 * newsletter emails, confirmations of orders, and later status emails. Demo orders were confirmed before the data began. The
 * sandbox sends no email; the panel shows these instead.
 */
export function sentEmails(context: SandboxContext): SentEmail[] {
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
  const orderEmails = orders.all().flatMap((order) => emailsOfOrder(order, context));
  return [...resetEmails, ...newsletterEmails, ...orderEmails].sort(
    (first, second) => second.sentAt - first.sentAt,
  );
}

function emailsOfOrder(order: Order, context: SandboxContext): SentEmail[] {
  const { orderId, shipping, createdAt } = order;
  const to = shipping?.address?.email;
  if (!isPlaced(order) || !to) return [];
  const { placement } = order;
  const confirmation = { ...orderEmail(order, placement, context), sentAt: placement.placedAt };
  const changes = orderStatusEmails(order, placedItems(context, order), context);
  return [
    { id: `order ${orderId}`, to, code: '', ...confirmation },
    ...returnEmails(order, context).map((email) => ({ to, code: '', ...email })),
    ...changes.map(({ status, ...email }) => ({
      id: `order ${orderId} ${status} ${email.sentAt}`,
      to,
      code: '',
      ...email,
    })),
  ].filter(({ sentAt }) => sentAt >= createdAt);
}
