import { useEffect } from 'react';

/**
 * Locks page scroll while a menu is open (000 §4, Header). The lock class applies only at the menu's own breakpoint, so
 * resizing unlocks the page. `--above` is the visible height above the header, which limits the menu height.
 */
export function usePageHold(open: boolean, viewport: 'mobile' | 'desktop'): void {
  useEffect(() => {
    if (!open) return;
    const bar = document.querySelector<HTMLElement>('header');
    bar?.style.setProperty('--above', `${bar.getBoundingClientRect().top}px`);
    const { classList } = document.documentElement;
    const hold = viewport === 'mobile' ? 'max-lg:overflow-hidden' : 'lg:overflow-hidden';
    classList.add(hold);
    return () => classList.remove(hold);
  }, [open, viewport]);
}
