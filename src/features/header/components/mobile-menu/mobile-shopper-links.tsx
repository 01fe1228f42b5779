import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { accountPaths } from '@/lib/navigation/account-paths';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useHasSession } from '@/lib/session/session-cookie';
import { useSite } from '@/lib/site/site';
import { CreditCardIcon, TruckIcon } from '@/ui/icons/deferred-icons';
import { GlassesIcon, HeartIcon, UserIcon } from '@/ui/icons/icons';
import { useSavedCount } from '../../api/use-saved-count';
import { useShopperIdentity } from '../../api/use-shopper-identity';
import { useScrollLock } from '../../hooks/use-scroll-lock';

/** Account, wishlist and sign-out links of the mobile menu. Locks page scroll while the menu is open. */
export function MobileShopperLinks({ open }: { open: boolean }) {
  useScrollLock(open, 'mobile');
  return useHasSession() ? <SessionLinks /> : <Links isMember={false} savedCount={0} />;
}

/** Loads the shopper's identity; only useful with a session. */
function SessionLinks() {
  return <Links isMember={useShopperIdentity().isMember} savedCount={useSavedCount()} />;
}

function Links({ isMember, savedCount }: { isMember: boolean; savedCount: number }) {
  const site = useSite();
  const { t } = useLingui();
  const linkClassName = 'flex min-h-12 items-center gap-3';
  return (
    <ul className="mt-6">
      <li>
        <PageLink href={sitePaths.myAccount(site)} className={linkClassName}>
          <UserIcon />
          {isMember ? t`My account` : t`Sign in or create an account`}
        </PageLink>
      </li>
      {isMember ? (
        <li>
          <PageLink href={orderPaths.orders(site)} className={linkClassName}>
            <TruckIcon />
            <Trans>Orders</Trans>
          </PageLink>
        </li>
      ) : null}
      {isMember ? (
        <li>
          <PageLink href={accountPaths.accountPrescriptions(site)} className={linkClassName}>
            <GlassesIcon />
            <Trans>Saved prescriptions</Trans>
          </PageLink>
        </li>
      ) : null}
      {isMember ? (
        <li>
          <PageLink href={accountPaths.paymentMethods(site)} className={linkClassName}>
            <CreditCardIcon />
            <Trans>Payment methods</Trans>
          </PageLink>
        </li>
      ) : null}
      <li>
        <PageLink href={sitePaths.wishlist(site)} className={linkClassName}>
          <HeartIcon />
          {savedCount > 0
            ? t`Wishlist, ${plural(savedCount, { one: '# item', other: '# items' })}`
            : t`Wishlist`}
        </PageLink>
      </li>
      {isMember ? (
        <li>
          <a href={sitePaths.signOut(site)} className={`${linkClassName} pl-8`}>
            <Trans>Sign out</Trans>
          </a>
        </li>
      ) : null}
    </ul>
  );
}
