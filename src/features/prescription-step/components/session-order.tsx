import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useLostSession } from '@/lib/session/lost-session';
import { useSite } from '@/lib/site/site';

/**
 * Explains what happened to the order of a session that has ended. A guest's cart is gone; only a placed order can still be
 * opened.
 *
 * @param link `encOrderMemberId`.
 */
export function SessionOrder({ link }: { link: string | undefined }) {
  const site = useSite();
  const session = useLostSession();
  if (session?.wasMember)
    return <Trans>Sign in to continue. What you typed on this page is still here.</Trans>;
  const hadCart = (session?.cart?.orderItem ?? []).length > 0;
  if (link && !hadCart) return <Trans>What you typed on this page is still here.</Trans>;
  return (
    <Trans>
      Your cart ended with it, so this prescription cannot be saved. See{' '}
      <PageLink href={sitePaths.cart(site)} className="link-inline">
        what was in your cart
      </PageLink>
      .
    </Trans>
  );
}
