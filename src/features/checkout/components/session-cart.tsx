import { Trans } from '@lingui/react/macro';
import { useLostSession } from '@/lib/session/lost-session';

/** What has become of the cart of a session that has ended. */
export function SessionCart() {
  return useLostSession()?.wasMember ? (
    <Trans>Sign in again: your cart, its address and payment are still in your account.</Trans>
  ) : (
    <Trans>It was too long ago, or this browser no longer has its cookies.</Trans>
  );
}
