import { type RefObject, useEffect, useRef } from 'react';
import { CLOSED, type MenuChoice, type SelectedMenu } from './selected-menu';

/** Hover delays before a category menu opens and closes, in milliseconds. */
const REST_MS = 160;
const AWAY_MS = 320;

/**
 * Opens a category menu on hover and closes it after the mouse leaves. A menu opened by click stays open; a click on
 * the button of a menu opened by hover keeps it open.
 */
export function useHoverIntent(
  list: RefObject<HTMLElement | null>,
  selected: SelectedMenu,
  onSelect: MenuChoice['onSelect'],
): void {
  const latest = useRef({ selected, onSelect });
  useEffect(() => {
    latest.current = { selected, onSelect };
  });

  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let byHover: SelectedMenu = CLOSED;
    const soon = (menu: SelectedMenu, delay: number) => (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const isOpenByHover = latest.current.selected === byHover && byHover !== CLOSED;
        if (menu === CLOSED && !isOpenByHover) return;
        if (menu === latest.current.selected) return;
        byHover = menu;
        latest.current.onSelect(menu);
      }, delay);
    };
    const handleClick = (menu: SelectedMenu) => (event: Event) => {
      clearTimeout(timer);
      const onButton = (event.target as Element).closest('button[aria-expanded]');
      if (onButton && byHover === menu && latest.current.selected === menu) event.stopPropagation();
      byHover = CLOSED;
    };
    for (const [index, item] of items.entries()) {
      const menu = (index + 1) as SelectedMenu;
      item.addEventListener('pointerenter', soon(menu, REST_MS), { signal });
      item.addEventListener('pointerleave', soon(CLOSED, AWAY_MS), { signal });
      item.addEventListener('click', handleClick(menu), { signal, capture: true });
      // The mouse may already be over the item.
      if (item.matches(':hover'))
        soon(menu, REST_MS)(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    }
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [list]);
}
