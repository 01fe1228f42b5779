import { useEffect } from 'react';

/**
 * The page behind an open menu stands still, and goes on once it is closed (000 §4, Header). A menu holds only windows of
 * its own width: one that is made wider or narrower lets the page go by itself. `--above` on the bar says how much of what
 * stands above it is still seen, which is room that a menu has not.
 */
export function usePageHold(open: boolean, windows: 'narrow' | 'wide'): void {
  useEffect(() => {
    if (!open) return;
    const bar = document.querySelector<HTMLElement>('header');
    bar?.style.setProperty('--above', `${bar.getBoundingClientRect().top}px`);
    const { classList } = document.documentElement;
    const hold = windows === 'narrow' ? 'max-lg:overflow-hidden' : 'lg:overflow-hidden';
    classList.add(hold);
    return () => classList.remove(hold);
  }, [open, windows]);
}
