import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '@/lib/navigation/page-link';
import { storeFinderPath } from '@/lib/navigation/store-finder-path';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { ChevronRightIcon } from '@/ui/icons/icons';
import { useListingLinks } from '../../hooks/use-listing-links';
import { CLOSED, type MenuSelection, type SelectedMenu } from '../../state/selected-menu';
import { headerComponents } from '../header-components';

const LINK_CLASS =
  'flex min-h-11 items-center whitespace-nowrap underline-offset-8 hover:underline aria-[current]:underline';

/** Renders the desktop navigation: a link per category with a button that opens its menu, and the stores. */
export function DesktopMenu({ selected, onSelect }: MenuSelection) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const links = useListingLinks();
  const storesHref = storeFinderPath(useSite());
  const list = useRef<HTMLUListElement>(null);
  const components = useStoreValue(headerComponents);
  return (
    <nav aria-label={t`Main`} onPointerOver={headerComponents.load} onFocus={headerComponents.load}>
      <ul ref={list} className="flex gap-2 lg:max-xl:text-sm xl:gap-4">
        {links.map(({ name, href, label }, index) => {
          const menu = (index + 1) as SelectedMenu;
          const open = selected === menu;
          return (
            <li key={name} className="flex h-18 items-center">
              <PageLink
                href={href}
                aria-current={pathname === href ? 'page' : undefined}
                className={LINK_CLASS}
              >
                {label}
              </PageLink>
              <button
                type="button"
                aria-label={t`Menu: ${label}`}
                aria-expanded={open}
                className="icon-button w-7 lg:max-xl:w-5 text-ink-soft hover:bg-transparent hover:text-ink aria-expanded:text-ink noscript:hidden"
                onClick={() => {
                  headerComponents.load();
                  onSelect(open ? CLOSED : menu);
                }}
              >
                <ChevronRightIcon size={14} className={open ? '-rotate-90' : 'rotate-90'} />
              </button>
            </li>
          );
        })}
        <li className="flex h-18 items-center">
          <PageLink
            href={storesHref}
            aria-current={pathname === storesHref ? 'page' : undefined}
            className={LINK_CLASS}
          >
            {t`Stores & eye exams`}
          </PageLink>
        </li>
      </ul>
      {components ? <components.OpenCategoryMenu {...{ list, links, selected, onSelect }} /> : null}
    </nav>
  );
}
