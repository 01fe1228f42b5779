import { useLingui } from '@lingui/react/macro';
import { PageLink } from '@/platform/navigation/page-link';
import { ChevronRightIcon } from '@/ui/icons/chevron-right-icon';
import { MenuIcon } from '@/ui/icons/menu-icon';
import { CLOSED, type MenuChoice, narrowMenu } from '../state/selected-menu';
import { useLateParts } from '../state/use-late-parts';
import { BarPanel } from './bar-panel';
import { LocaleLink, type LocaleLinkProps } from './locale-link';
import { useListingLinks } from './use-listing-links';

export type MenuPanelProps = Pick<LocaleLinkProps, 'href'> & MenuChoice;

/**
 * The menu of narrow windows: the listings as large lines over the whole screen. What unfolds below them, and the ways to
 * the account, come while it opens.
 */
export function MenuPanel({ href, selected, onSelect }: MenuPanelProps) {
  const { t } = useLingui();
  const links = useListingLinks();
  const [parts, wantParts] = useLateParts();
  const toggle = (open: boolean) => {
    wantParts();
    onSelect(open ? narrowMenu(window.innerWidth) : CLOSED);
  };
  return (
    <BarPanel
      label={t`Menu`}
      icon={<MenuIcon size={22} />}
      onToggle={toggle}
      className="h-[calc(100dvh-100%-var(--above,0px))] overflow-y-auto overscroll-contain pb-10"
    >
      <nav aria-label={t`Menu`}>
        {parts ? (
          <parts.NarrowMenu links={links} open={selected < CLOSED} />
        ) : (
          <ul>
            {links.map((link) => (
              <li key={link.name} className="border-line border-b">
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
        )}
      </nav>
      <LocaleLink href={href} className="mt-6" />
    </BarPanel>
  );
}
