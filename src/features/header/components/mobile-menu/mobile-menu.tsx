import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import type { ListingName } from '@/lib/navigation/site-paths';
import { storeFinderPath } from '@/lib/navigation/store-finder-path';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { ChevronRightIcon, MenuIcon } from '@/ui/icons/icons';
import { useListingLinks } from '../../hooks/use-listing-links';
import { CLOSED, type MenuSelection, mobileMenuFor } from '../../state/selected-menu';
import { headerComponents } from '../header-components';
import { HeaderPanel } from '../header-panel/header-panel';
import { LocaleLink, type LocaleLinkProps } from '../locale-link';

const LINK_CLASS = 'flex min-h-16 grow items-center font-medium text-2xl';

export type MobileMenuProps = Pick<LocaleLinkProps, 'href'> & MenuSelection;

/**
 * Renders the full-screen mobile menu. Submenus and account links load on open; the category rows stay mounted, so focus is
 * preserved.
 */
export function MobileMenu({ href, selected, onSelect }: MobileMenuProps) {
  const { t } = useLingui();
  const site = useSite();
  const links = useListingLinks();
  const components = useStoreValue(headerComponents);
  const [expanded, setExpanded] = useState<ListingName>();
  const handleToggle = (open: boolean) => {
    headerComponents.load();
    onSelect(open ? mobileMenuFor(window.innerWidth) : CLOSED);
  };
  return (
    <HeaderPanel
      label={t`Menu`}
      icon={<MenuIcon size={22} />}
      onToggle={handleToggle}
      className="h-[calc(100dvh-100%-var(--above,0px))] overflow-y-auto overscroll-contain pb-10"
    >
      <nav aria-label={t`Menu`}>
        <ul>
          {links.map(({ name, href: listingHref, label }) => {
            const isExpanded = expanded === name;
            return (
              <li key={name} className="border-line border-b">
                <div className="flex items-center">
                  <PageLink href={listingHref} className={LINK_CLASS}>
                    {label}
                  </PageLink>
                  {components ? (
                    <components.ExpandButton
                      label={label}
                      isExpanded={isExpanded}
                      onClick={() => setExpanded(isExpanded ? undefined : name)}
                    />
                  ) : (
                    <ChevronRightIcon />
                  )}
                </div>
                {components && isExpanded ? <components.MobileCategory listing={name} label={label} /> : null}
              </li>
            );
          })}
          <li className="border-line border-b">
            <PageLink href={storeFinderPath(site)} className={LINK_CLASS}>
              {t`Stores & eye exams`}
            </PageLink>
          </li>
        </ul>
        {components ? <components.MobileShopperLinks open={selected < CLOSED} /> : null}
      </nav>
      <LocaleLink href={href} className="mt-6" />
    </HeaderPanel>
  );
}
