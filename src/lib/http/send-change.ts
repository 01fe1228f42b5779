import { pendingRevalidation } from './mutation-listener';

/**
 * Sends a change, and waits until the data it invalidates has loaded again; failed queries report themselves. Never throws.
 *
 * @param toFailure interprets an error of the call.
 */
export async function sendChange<Failure>(
  send: () => Promise<unknown>,
  toFailure: (error: unknown) => Failure,
): Promise<{ status: 'changed' } | Failure> {
  try {
    await send();
  } catch (error) {
    return toFailure(error);
  }
  await pendingRevalidation().catch(() => {});
  return { status: 'changed' };
}
