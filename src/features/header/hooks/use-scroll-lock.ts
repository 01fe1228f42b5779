import { useEffect } from 'react';

/**
 * Locks page scroll while a menu is open (000 §4, Header). The lock class applies only at the menu's breakpoint, so resizing
 * unlocks the page. `--above` is the visible height above the header, which limits the menu height.
 */
export function useScrollLock(open: boolean, viewport: 'mobile' | 'desktop'): void {
  useEffect(() => {
    if (!open) return;
    const header = document.querySelector<HTMLElement>('header');
    header?.style.setProperty('--above', `${header.getBoundingClientRect().top}px`);
    const { classList } = document.documentElement;
    const lockClass = viewport === 'mobile' ? 'max-lg:overflow-hidden' : 'lg:overflow-hidden';
    classList.add(lockClass);
    return () => classList.remove(lockClass);
  }, [open, viewport]);
}
