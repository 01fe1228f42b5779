import { checkoutEmail } from '@/lib/checkout/checkout-email';
import { pendingRevalidation } from '@/lib/http/mutation-listener';
import { clearLostSession } from '@/lib/session/lost-session';

/** Call after a sign-in has succeeded. Resolves when the page has the data of the account. */
export async function completeSignIn(): Promise<void> {
  // Failed queries say so themselves.
  await pendingRevalidation().catch(() => {});
  clearLostSession();
  // The account's email replaces the guest's.
  checkoutEmail.clear();
}
