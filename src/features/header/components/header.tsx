import { useEffect, useRef, useState } from 'react';
import { useStoreValue } from '@/lib/state/create-store';
import { Container } from '@/ui/layout/container';
import { CLOSED, type SelectedMenu } from '../state/selected-menu';
import { ShopperLinks } from './account-menu/shopper-links';
import { DesktopMenu } from './desktop-menu/desktop-menu';
import { headerComponents } from './header-components';
import { LocaleLink, type LocaleLinkProps } from './locale-link';
import { MobileMenu } from './mobile-menu/mobile-menu';
import { SearchForm } from './search/search-form';
import { SearchPanel } from './search/search-panel';
import { Wordmark } from './wordmark';

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
