import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { breakpoint } from '@/domain/session/device';
import { OVERLAY_MARK, pushOverlayEntry } from '@/lib/history/overlay-entry';
import { leavingDocument } from '@/lib/navigation/leaving';
import { PageLink } from '@/lib/navigation/page-link';
import { type ListingName, sitePaths } from '@/lib/navigation/site-paths';
import { storeFinderPath } from '@/lib/navigation/store-finder-path';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { ChevronRightIcon, CloseIcon, GlobeIcon, MenuIcon, SearchIcon } from '@/ui/icons/icons';
import { Container } from '@/ui/layout/container';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import { useListingLinks } from '../hooks/use-listing-links';
import { CLOSED, type MenuSelection, mobileMenuFor, type SelectedMenu } from '../state/selected-menu';
import { ShopperLinks } from './account-menu/shopper-links';
import { DesktopMenu } from './desktop-menu/desktop-menu';
import { headerComponents } from './header-components';
import { SearchForm } from './search/search-form';

export interface HeaderProps {
  /** Fragment link to the locale switcher on this page. */
  localeSwitcher: LocaleLinkProps['href'];
  /** Id of the promotional banner above the header. */
  bannerId: string;
}

/**
 * Renders the sticky site header, compact on mobile. Hides on scroll down (nav-up) and returns on scroll up (nav-down); focus
 * inside always shows it (000 §4, Header).
 */
export function Header({ localeSwitcher, bannerId }: HeaderProps) {
  const [selected, setSelected] = useState<SelectedMenu>(CLOSED);
  const headerRef = useRef<HTMLElement>(null);
  const initialScrollY = useRef(0);
  const components = useStoreValue(headerComponents);
  useEffect(() => {
    initialScrollY.current = window.scrollY;
    addEventListener('scroll', headerComponents.load, { once: true, passive: true });
    return () => removeEventListener('scroll', headerComponents.load);
  }, []);
  return (
    <>
      <header
        ref={headerRef}
        data-print="hide"
        className="sticky top-0 z-30 [@media(height<30rem)]:static border-line border-b bg-ground transition-[translate,box-shadow] duration-300 focus-within:translate-y-0! data-[nav=nav-down]:data-sticky:shadow-float data-[nav=nav-up]:-translate-y-full"
      >
        <Container className="flex min-h-14 items-center gap-1 max-lg:flex-wrap max-[22rem]:gap-0 lg:h-18 lg:gap-2 xl:gap-6">
          <div className="-ml-3 lg:hidden">
            <MobileMenu href={localeSwitcher} selected={selected} onSelect={setSelected} />
          </div>
          <Wordmark />
          <div className="max-lg:hidden">
            <DesktopMenu selected={selected} onSelect={setSelected} />
          </div>
          <div className="-mr-3 ml-auto flex min-w-0 items-center justify-end lg:flex-1 xl:gap-2">
            <LocaleLink href={localeSwitcher} isCompact className="mr-3 shrink-0 max-2xl:hidden" />
            <SearchForm className="mr-2 min-w-0 max-w-64 flex-1 max-xl:hidden" />
            <div className="xl:hidden">
              <SearchPanel />
            </div>
            <ShopperLinks selected={selected} onSelect={setSelected} />
          </div>
        </Container>
      </header>
      {components ? <components.ScrollBehavior {...{ headerRef, bannerId, initialScrollY }} /> : null}
    </>
  );
}

const LINK_CLASS = 'flex min-h-16 grow items-center font-medium text-2xl';

type MobileMenuProps = Pick<LocaleLinkProps, 'href'> & MenuSelection;

/**
 * Renders the full-screen mobile menu. Submenus and account links load on open; the category rows stay mounted, so focus is
 * preserved.
 */
function MobileMenu({ href, selected, onSelect }: MobileMenuProps) {
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
      icon={<MenuIcon size={22} className="group-open:hidden" />}
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

/** Renders the brand name that links to the home page. */
function Wordmark() {
  const site = useSite();
  return (
    <PageLink
      href={sitePaths.home(site)}
      className="flex min-h-11 items-center rounded-sm font-semibold text-2xl max-[22rem]:text-base"
    >
      Marlowe
    </PageLink>
  );
}

/** Renders the mobile search: opens the field below the header and focuses it. */
function SearchPanel() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <HeaderPanel
      label={t`Open search`}
      icon={<SearchIcon size={22} className="group-open:hidden" />}
      onToggle={(open) => open && input.current?.focus()}
      className="py-3"
    >
      <SearchForm inputRef={input} />
    </HeaderPanel>
  );
}

interface LocaleLinkProps {
  /** Fragment link to the locale switcher on this page. */
  href: `#${string}`;
  /** Shows the sign alone, where longer languages leave no room. */
  isCompact?: boolean;
  className?: string;
}

/** Shows the current country and language and links to the locale switcher. */
function LocaleLink({ href, isCompact, className }: LocaleLinkProps) {
  const { t } = useLingui();
  const { country, displayLanguage } = useSite();
  const names = { us: t`United States`, ca: t`Canada` };
  const languages = { en: t`English`, es: t`Spanish`, fr: t`French` };
  const current = `${names[country]} · ${languages[displayLanguage]}`;
  return (
    <a href={href} className={cx('flex min-h-11 items-center gap-3 text-sm', className)}>
      <GlobeIcon />
      {isCompact ? null : current}
      <VisuallyHidden>
        {isCompact ? current : null} {t`Change`}
      </VisuallyHidden>
    </a>
  );
}

interface HeaderPanelProps {
  /** Accessible name of the toggle. */
  label: string;
  /** Hidden while the panel is open (`group-open:hidden`). */
  icon: ReactNode;
  children: ReactNode;
  onToggle?: (open: boolean) => void;
  /** Classes for the full-width panel. */
  className?: string;
}

/**
 * Renders an icon in the header with a panel below it. A native `details` element, so it works before hydration. Escape closes
 * it and returns focus to the icon.
 */
function HeaderPanel({ label, icon, children, onToggle, className }: HeaderPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const components = useStoreValue(headerComponents);
  const latestOnToggle = useRef(onToggle);
  useEffect(() => {
    const details = panel.current;
    if (components || !details) return;
    // Opened before hydration: its code closes it with Back.
    if (details.open) {
      headerComponents.load();
      holdEntry(true);
      latestOnToggle.current?.(true);
    }
    const close = () => {
      details.open = false;
    };
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [components]);
  return (
    // Panels with the same name close each other.
    <details
      ref={panel}
      name="bar"
      className="group"
      onPointerOver={headerComponents.load}
      onFocus={headerComponents.load}
      onToggle={({ currentTarget }) => {
        headerComponents.load();
        if (!components) holdEntry(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={label} className="icon-button list-none [&::-webkit-details-marker]:hidden">
        {icon}
        <CloseIcon size={22} className="hidden group-open:block" />
      </summary>
      <div
        className={cx('absolute inset-x-0 top-full border-line border-b bg-ground px-5 sm:px-8', className)}
      >
        {children}
      </div>
      {components ? <components.PanelDismiss panel={panel} /> : null}
    </details>
  );
}

/**
 * Adds the history entry that Back leaves to close a panel on phones and tablets, until the code for that has loaded and takes
 * over the entry. The router does not see it, because it has the state of the page's entry.
 */
function holdEntry(open: boolean): void {
  if (!history.state?.[OVERLAY_MARK]) {
    if (open && breakpoint(innerWidth) !== 'desktop' && !leavingDocument.read()) {
      pushOverlayEntry();
    }
    // Unless another panel has opened instead.
  } else if (!document.querySelector('[name=bar][open]')) history.back();
}
