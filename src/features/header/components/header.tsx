import { Container } from '@/ui/layout/container';
import { CartLink } from './cart-link';
import { ListingNav } from './listing-nav';
import { LocaleLink, type LocaleLinkProps } from './locale-link';
import { MenuPanel } from './menu-panel';
import { SearchForm } from './search-form';
import { SearchPanel } from './search-panel';
import { Wordmark } from './wordmark';

export interface HeaderProps {
  /** Fragment of the language and country switcher on this page. */
  localeSwitcher: LocaleLinkProps['href'];
}

/** The store's bar: stays at the top, compact in narrow windows. */
export function Header({ localeSwitcher }: HeaderProps) {
  return (
    <header data-print="hide" className="sticky top-0 z-30 border-line border-b bg-ground">
      <Container className="flex h-14 items-center gap-1 lg:h-18 lg:gap-8">
        <div className="-ml-3 lg:hidden">
          <MenuPanel href={localeSwitcher} />
        </div>
        <Wordmark />
        <div className="max-lg:hidden">
          <ListingNav />
        </div>
        <div className="-mr-3 ml-auto flex items-center lg:gap-3">
          <LocaleLink href={localeSwitcher} className="max-xl:hidden" />
          <SearchForm className="w-64 max-lg:hidden" />
          <div className="lg:hidden">
            <SearchPanel />
          </div>
          <CartLink />
        </div>
      </Container>
    </header>
  );
}
