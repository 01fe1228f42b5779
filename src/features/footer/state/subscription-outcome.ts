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

/** The query value with which the command sends a browser back that has posted the form itself: its status. */
const STATUS_PARAMETER = 'subscription';

/**
 * What the address of a page says about a subscription: the status with which the command sent the browser back, or the
 * word subscribed anywhere.
 */
export function addressOutcome(address: string): SubscriptionMessage | undefined {
  if (saysSubscribed(address)) return 'Email_Subscribe_Done';
  const status = new URLSearchParams(address.split(/[?#]/)[1]).get(STATUS_PARAMETER);
  return status === null ? undefined : subscriptionOutcome({ status });
}

/** Whether an address says that the shopper has subscribed: the word stands anywhere in it (000 §2, Footer). */
function saysSubscribed(address: string): boolean {
  return /(^|[^a-z])subscribed(?![a-z])/i.test(address);
}
