import { type RefObject, useEffect } from 'react';
import { useLatest } from '@/lib/state/use-latest';
import { CLOSED, type MenuSelection, type SelectedMenu } from '../state/selected-menu';

/** Hover delays before a category menu opens and closes, in milliseconds. */
const OPEN_DELAY_MS = 160;
const CLOSE_DELAY_MS = 320;

/**
 * Opens a category menu on hover and closes it after the mouse leaves. A menu opened by click stays open; a click on
 * the button of a menu opened by hover keeps it open.
 */
export function useHoverIntent(
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
