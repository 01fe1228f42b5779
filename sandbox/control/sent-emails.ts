import { CODE_LASTS_MS } from '../handlers/identity/request-password-reset';
import { OFFER_CODE } from '../seed/marketing/spots';
import type { SandboxState } from '../state/state';

/** An e-mail that the platform would have sent. */
export interface SentEmail {
  id: string;
  to: string;
  subject: string;
  /** What the shopper is to copy from it; empty when there is nothing. */
  code: string;
  /** Epoch milliseconds. */
  sentAt: number;
  /** When the code loses its worth, in epoch milliseconds; absent when it does not by itself. */
  codeUntil?: number;
}

const NEWSLETTERS = {
  newsletter: { subject: 'You get our newsletter', code: '' },
  promotion: { subject: 'Your promotion code', code: OFFER_CODE },
};

/**
 * What the platform would have written to shoppers, the latest first: codes for a new password until they are used or
 * replaced, and what follows a newsletter sign-up. The sandbox sends no e-mail; whoever tries such a flow reads here.
 */
export function sentEmails({ passwordResets, subscriptions }: SandboxState): SentEmail[] {
  const resets = passwordResets.all().map(
    ({ userId, email, code, expiresAt }): SentEmail => ({
      id: `reset ${userId}`,
      to: email,
      subject: 'Your code for a new password',
      code,
      sentAt: expiresAt - CODE_LASTS_MS,
      codeUntil: expiresAt,
    }),
  );
  const welcomes = subscriptions.all().map(
    ({ storeId, email, emailType, subscribedAt }): SentEmail => ({
      id: `${emailType} ${storeId} ${email}`,
      to: email,
      ...NEWSLETTERS[emailType],
      sentAt: subscribedAt,
    }),
  );
  return [...resets, ...welcomes].sort((one, other) => other.sentAt - one.sentAt);
}
