import { useGetPersonContact } from '@generated/identity/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { openInsurancePanel } from '@/lib/insurance/open-insurance-panel';
import { useAccountLinks } from '@/lib/navigation/account-links';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useSite } from '@/lib/site/site';
import { useMenuOverlay } from '../../hooks/use-menu-overlay';
import { MenuBackdrop } from '../menu-content/menu-backdrop';

/** Renders the desktop account menu of a member: name, email, account links. */
export function AccountMenu({ onClose }: { onClose: () => void }) {
  const site = useSite();
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const contacts = useGetPersonContact(
    site.storeId,
    { langId: site.languageId },
    { swr: shopperQueryOptions },
  );
  const { firstName = '', email1 = '' } = contacts.data?.contact[0] ?? {};
  useMenuOverlay(() => panel.current?.parentElement, onClose);

  const openInsurance = () => {
    onClose();
    // The link that has opened the menu: the menu is gone when the panel closes.
    void openInsurancePanel({ opener: panel.current?.parentElement?.querySelector('a') ?? null });
  };
  const links = [{ href: sitePaths.myAccount(site), label: t`Account` }, ...useAccountLinks()];
  const linkClassName = 'flex min-h-11 items-center px-5 underline-offset-4 hover:bg-well hover:underline';
  return (
    <div
      ref={panel}
      className="absolute top-full right-0 mt-2 w-64 rounded-md border border-line bg-paper py-3 shadow-float"
    >
      <div className="min-h-14 px-5 pb-2">
        <p className="font-medium">{firstName ? <Trans>Hello, {firstName}</Trans> : <Trans>Hello</Trans>}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{email1}</p>
      </div>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <PageLink href={href} className={linkClassName}>
              {label}
            </PageLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={`${linkClassName} w-full`}
            aria-haspopup="dialog"
            onClick={openInsurance}
          >
            <Trans>Vision insurance</Trans>
          </button>
        </li>
        <li>
          <a href={sitePaths.signOut(site)} className={linkClassName}>
            <Trans>Sign out</Trans>
          </a>
        </li>
      </ul>
      <MenuBackdrop />
    </div>
  );
}
