import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useLostSession } from '@/lib/session/lost-session';
import { useSite } from '@/lib/site/site';

/** Explains what happened to the cart of a session that has ended. */
export function SessionCart() {
  const site = useSite();
  const session = useLostSession();
  if (session?.wasMember)
    return <Trans>Sign in again: your cart, its address and payment are still in your account.</Trans>;
  if (session?.cart?.orderItem?.length) {
    return (
      <Trans>
        Your cart ended with it. See{' '}
        <PageLink href={sitePaths.cart(site)} className="link-inline">
          what was in your cart
        </PageLink>
        .
      </Trans>
    );
  }
  return <Trans>It was too long ago, or this browser no longer has its cookies.</Trans>;
}
