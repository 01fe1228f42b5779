import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { PageLink } from '@/lib/navigation/page-link';
import type { ListingName } from '@/lib/navigation/site-paths';
import { useLatest } from '@/lib/state/use-latest';
import { Container } from '@/ui/layout/container';
import { type CategoryMenuView, useCategoryMenu } from '../../api/use-category-menu';
import type { ListingLink } from '../../hooks/use-listing-links';
import { useMenuOverlay } from '../../hooks/use-menu-overlay';
import { useMenuSections } from '../../hooks/use-menu-sections';
import { CLOSED, type MenuSelection, type SelectedMenu } from '../../state/selected-menu';
import { MenuBackdrop } from '../menu-content/menu-backdrop';
import { MenuLists } from '../menu-content/menu-lists';
import { MenuStatus } from '../menu-content/menu-status';

export interface OpenCategoryMenuProps extends MenuSelection {
  /** Category list with one item per category. */
  list: RefObject<HTMLUListElement | null>;
  links: ListingLink[];
}

/** Shows the open category menu, portaled after its button for tab order. Also opens on hover. */
export function OpenCategoryMenu({ list, links, selected, onSelect }: OpenCategoryMenuProps) {
  useHoverIntent(list, selected, onSelect);
  const link = links[selected - 1];
  const item = list.current?.children[selected - 1];
  if (!link || !item) return null;
  return createPortal(
    <CategoryMenu
      key={link.name}
      item={item}
      listing={link.name}
      label={link.label}
      onClose={() => onSelect(CLOSED)}
    />,
    item,
  );
}

/** Hover delays before a category menu opens and closes, in milliseconds. */
const OPEN_DELAY_MS = 160;
const CLOSE_DELAY_MS = 320;

/**
 * Opens a category menu on hover and closes it after the mouse leaves. A menu opened by click stays open; a click on
 * the button of a menu opened by hover keeps it open.
 */
function useHoverIntent(
  list: RefObject<HTMLElement | null>,
  selected: SelectedMenu,
  onSelect: MenuSelection['onSelect'],
): void {
  const latest = useLatest({ selected, onSelect });

  useEffect(() => {
    // A link without a menu has nothing to open.
    const items = [...(list.current?.children ?? [])].filter((item) => item.querySelector('button'));
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let openedByHover: SelectedMenu = CLOSED;
    const scheduleSelect = (menu: SelectedMenu, delay: number) => (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const isOpenByHover = latest.current.selected === openedByHover && openedByHover !== CLOSED;
        if (menu === CLOSED && !isOpenByHover) return;
        if (menu === latest.current.selected) return;
        openedByHover = menu;
        latest.current.onSelect(menu);
      }, delay);
    };
    const handleClick = (menu: SelectedMenu) => (event: Event) => {
      clearTimeout(timer);
      const button = (event.target as Element).closest('button[aria-expanded]');
      // A link leaves the menu to the mouse: it may open another tab, or a page that is slow.
      if (!button) return;
      if (openedByHover === menu && latest.current.selected === menu) event.stopPropagation();
      openedByHover = CLOSED;
    };
    for (const [index, item] of items.entries()) {
      const menu = (index + 1) as SelectedMenu;
      item.addEventListener('pointerenter', scheduleSelect(menu, OPEN_DELAY_MS), { signal });
      item.addEventListener('pointerleave', scheduleSelect(CLOSED, CLOSE_DELAY_MS), { signal });
      item.addEventListener('click', handleClick(menu), { signal, capture: true });
      // The mouse may already be over the item; not to open a menu, if a click on its link has led to the current page.
      if (item.matches(':hover') && !item.querySelector('[aria-current]'))
        scheduleSelect(menu, OPEN_DELAY_MS)(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    }
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [list]);
}

interface CategoryMenuProps {
  /** List item that contains the category link, its button and this menu. */
  item: Element;
  listing: ListingName;
  label: string;
  onClose: () => void;
}

/** Renders the full-width dropdown menu of one category. */
function CategoryMenu({ item, listing, label, onClose }: CategoryMenuProps) {
  const view = useCategoryMenu(listing);
  const sections = useMenuSections(listing, view);
  useMenuOverlay(() => item, onClose);
  return (
    <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%-var(--above,0px))] overflow-y-auto border-line border-t border-b bg-ground shadow-float [clip-path:inset(0_0_-6rem)] max-lg:hidden">
      <Container className="flex min-h-88 gap-10 py-9 xl:gap-16">
        <MenuLists sections={sections} />
        <MenuStatus state={view.state} label={label} />
        {view.topProduct ? <TopProduct topProduct={view.topProduct} /> : null}
      </Container>
      <MenuBackdrop />
    </div>
  );
}

function TopProduct({ topProduct }: { topProduct: NonNullable<CategoryMenuView['topProduct']> }) {
  const { name, brand, image, href } = topProduct;
  return (
    <PageLink href={href} className="group ml-auto block w-72 shrink-0 xl:w-88">
      {/* Styled like ui/display/product-image; importing it would enlarge this chunk. */}
      <span className="product-image">
        {image ? <img src={image} alt="" width={900} height={600} decoding="async" /> : null}
      </span>
      <span className="mt-3 block text-ink-soft text-sm">
        <Trans>Most loved right now</Trans>
      </span>
      <span className="font-medium underline-offset-4 group-hover:underline">{`${brand} ${name}`}</span>
    </PageLink>
  );
}
