import { pendingRevalidation } from './mutation-listener';

/**
 * Sends a change, and waits until what it has made stale is loaded again; failed queries say so themselves. Never throws.
 *
 * @param toFailure what an error of the call means.
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
