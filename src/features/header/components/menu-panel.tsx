import { useLingui } from '@lingui/react/macro';
import { PageLink } from '@/platform/navigation/page-link';
import { ChevronRightIcon } from '@/ui/icons/chevron-right-icon';
import { MenuIcon } from '@/ui/icons/menu-icon';
import { BarPanel } from './bar-panel';
import { LocaleLink, type LocaleLinkProps } from './locale-link';
import { useListingLinks } from './use-listing-links';

/** The menu of narrow windows: the listings as large lines over the whole screen. The page behind stands still. */
export function MenuPanel({ href }: Pick<LocaleLinkProps, 'href'>) {
  const { t } = useLingui();
  return (
    <BarPanel
      label={t`Menu`}
      icon={<MenuIcon size={22} />}
      onToggle={holdPage}
      className="h-[calc(100dvh-100%)] overflow-y-auto overscroll-contain pb-10"
    >
      <nav aria-label={t`Menu`}>
        <ul>
          {useListingLinks().map((link) => (
            <li key={link.href} className="border-line border-b">
              <PageLink
                href={link.href}
                className="flex min-h-16 items-center justify-between font-medium text-2xl"
              >
                {link.label}
                <ChevronRightIcon />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <LocaleLink href={href} className="mt-6" />
    </BarPanel>
  );
}

/** Only where the menu is: a window that is made wider lets the page go by itself. */
function holdPage(open: boolean): void {
  document.documentElement.classList.toggle('max-lg:overflow-hidden', open);
}
