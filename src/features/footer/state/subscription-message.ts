import { fieldsOf } from '@/domain/data/fields-of';
/** Keys of the error catalog; also used as message ids (000 §8, Footer subscription). */
export type SubscriptionMessage =
  | 'Email_Subscribe_Done'
  | 'ERROR_Already_EmailSubscribed'
  | 'ERROR_Subscribe_EmailEmpty'
  | 'ERROR_Email_SubscribedError';

const INVALID = 'Invalid email address supplied.';

/**
 * Maps the newsletter command's response to a footer message (000 §8). Treats unknown responses as failures. The wire status is
 * a number or a string.
 */
export function toSubscriptionMessage(response: unknown): SubscriptionMessage {
  const { status, message } = fieldsOf(response);
  const code = String(status);
  if (code === '300') return 'ERROR_Already_EmailSubscribed';
  if (code === '400' || message === INVALID) return 'ERROR_Subscribe_EmailEmpty';
  return code === '200' || message === 'Success' ? 'Email_Subscribe_Done' : 'ERROR_Email_SubscribedError';
}
