import { select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { formatNumber } from '@/domain/locale/format-number';
import { pluralForm } from '@/domain/locale/plural-form';
import { openInsurancePanel } from '@/lib/insurance/open-insurance-panel';
import { useAccountLinks } from '@/lib/navigation/account-links';
import { helpPaths } from '@/lib/navigation/help-paths';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useHasSession } from '@/lib/session/session-cookie';
import { useSite } from '@/lib/site/site';
import { accountIcons } from '@/ui/icons/account-icons';
import { TruckIcon } from '@/ui/icons/deferred-icons';
import { GlassesIcon, HeartIcon, InfoIcon, UserIcon } from '@/ui/icons/icons';
import { useSavedCount } from '../../api/use-saved-count';
import { useShopperIdentity } from '../../api/use-shopper-identity';
import { useScrollLock } from '../../hooks/use-scroll-lock';

const linkClassName = 'flex min-h-12 items-center gap-3';

/**
 * Renders the account, wishlist, order, help and sign-out links of the mobile menu. Locks page scroll while the menu is open.
 */
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
  return (
    <ul className="mt-6">
      <li>
        <PageLink href={sitePaths.myAccount(site)} className={linkClassName}>
          <UserIcon />
          {isMember ? t`My account` : t`Sign in or create an account`}
        </PageLink>
      </li>
      {isMember ? <MemberLinks savedCount={savedCount} /> : null}
      {isMember ? null : (
        <li>
          <PageLink href={sitePaths.wishlist(site)} className={linkClassName}>
            <HeartIcon />
            <SavedCount savedCount={savedCount} />
          </PageLink>
        </li>
      )}
      <li>
        <button
          type="button"
          className={`${linkClassName} w-full`}
          aria-haspopup="dialog"
          onClick={openInsurance}
        >
          <GlassesIcon />
          <Trans>Vision insurance</Trans>
        </button>
      </li>
      {/* A member has the orders above. */}
      {isMember ? null : (
        <li>
          <PageLink href={orderPaths.trackOrder(site)} className={linkClassName}>
            <TruckIcon />
            {t`Track your order`}
          </PageLink>
        </li>
      )}
      <li>
        <PageLink href={helpPaths.help(site)} className={linkClassName}>
          <InfoIcon />
          {t`Help`}
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

/** Opens the panel. The focus returns to the button that opens the menu, which closes. */
function openInsurance({ currentTarget }: MouseEvent<HTMLElement>): void {
  const opener = currentTarget.closest('details')?.querySelector('summary');
  void openInsurancePanel({ opener: opener ?? null });
}

/** Lists the pages of the account; with a session they load with the menu. */
function MemberLinks({ savedCount }: { savedCount: number }) {
  return useAccountLinks().map(({ id, href, label }) => {
    const Icon = accountIcons[id];
    return (
      <li key={id}>
        <PageLink href={href} className={linkClassName}>
          <Icon />
          {id === 'wishlist' ? <SavedCount savedCount={savedCount} /> : label}
        </PageLink>
      </li>
    );
  });
}

function SavedCount({ savedCount }: { savedCount: number }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const number = formatNumber(savedCount, languageTag);
  const form = pluralForm(savedCount, languageTag);
  return savedCount > 0
    ? t`Wishlist, ${select(form, { one: `${number} item`, other: `${number} items` })}`
    : t`Wishlist`;
}
