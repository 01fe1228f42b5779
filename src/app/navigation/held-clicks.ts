import { useEffect, useRef } from 'react';
import { currentElement } from '@/lib/hydration/current-element';
import { replayEvent, showPending, stopPending } from '@/lib/hydration/replay-event';

interface HeldClick {
  button: HTMLElement;
  /** The path that the shopper had chosen before. */
  pathname: string;
}

/**
 * Holds a click on a button of the page while that of another path, such as of another color, is on its way: it is meant for
 * that one, where it is replayed. Links go where they lead.
 *
 * @param pathname the path of the page that is shown.
 */
export function useHeldClicks(pathname: string): void {
  const held = useRef<HeldClick>(undefined);

  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('main button');
      if (!button || window.location.pathname === pathname) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (held.current?.button !== button) showPending(button);
      held.current = { button, pathname: window.location.pathname };
    };
    // Captured before React.
    window.addEventListener('click', hold, true);
    return () => window.removeEventListener('click', hold, true);
  }, [pathname]);

  // After each page, also after that of an older path by Back.
  useEffect(() => {
    const click = held.current;
    if (!click || window.location.pathname !== pathname) return;
    held.current = undefined;
    const button = currentElement(click.button);
    if (click.pathname !== pathname) stopPending(button);
    // In a separate task, because React handles no events while it runs effects.
    else setTimeout(() => replayEvent(button, undefined));
  });
}
