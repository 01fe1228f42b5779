/** Keys of the specification's error catalogue, which are also the ids of the messages (000 §8, Footer subscription). */
export type SubscriptionMessage =
  | 'Email_Subscribe_Done'
  | 'ERROR_Already_EmailSubscribed'
  | 'ERROR_Subscribe_EmailEmpty'
  | 'ERROR_Email_SubscribedError';

const INVALID = 'Invalid email address supplied.';

/**
 * What the newsletter command's answer means in the footer (000 §8). An answer of no known shape is a failure.
 *
 * @param status number or text, as the platform writes it.
 */
export function subscriptionOutcome(answer: unknown): SubscriptionMessage {
  const { status, message } = Object(answer) as { status?: unknown; message?: unknown };
  const code = String(status);
  if (code === '300') return 'ERROR_Already_EmailSubscribed';
  if (code === '400' || message === INVALID) return 'ERROR_Subscribe_EmailEmpty';
  return code === '200' || message === 'Success' ? 'Email_Subscribe_Done' : 'ERROR_Email_SubscribedError';
}
