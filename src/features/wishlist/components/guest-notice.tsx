import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { useIsGuest } from '../api/use-is-guest';

/** Informs a guest that the list is only on this device, with a sign-in link. */
export function GuestNotice() {
  const site = useSite();
  if (!useIsGuest()) return null;
  return (
    <p className="mt-10 text-ink-soft">
      <Trans>Your list is kept on this device.</Trans>{' '}
      <PageLink
        href={sitePaths.account(site, sitePaths.wishlist(site))}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        <Trans>Sign in to see it everywhere</Trans>
      </PageLink>
    </p>
  );
}
