import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { currentElement } from '@/lib/hydration/replaced-elements';
import { replayEvent, showPending, stopPending } from '@/lib/hydration/replay-event';
import { useIsNavigating } from '@/lib/navigation/pending-navigation';

/**
 * Holds a click on a button of the page while the next one, such as that of another color, is on its way: it is meant for that
 * one, where it is replayed. A link goes where it leads, and ends the wait, as Back does.
 */
export function HeldClicks() {
  const { pathname } = useLocation();
  const isNavigating = useIsNavigating();
  const held = useRef<HTMLElement>(undefined);

  useEffect(() => {
    if (!isNavigating) return;
    const forget = () => {
      if (held.current) stopPending(held.current);
      held.current = undefined;
    };
    const hold = (event: MouseEvent) => {
      // Another state of the same page keeps what a click does.
      if (window.location.pathname === pathname || !(event.target instanceof Element)) return;
      if (event.target.closest('a')) return forget();
      const button = event.target.closest<HTMLElement>('main button');
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      forget();
      showPending(button);
      held.current = button;
    };
    // Captured before React.
    window.addEventListener('click', hold, true);
    window.addEventListener('popstate', forget);
    return () => {
      window.removeEventListener('click', hold, true);
      window.removeEventListener('popstate', forget);
    };
  }, [pathname, isNavigating]);

  useEffect(() => {
    const button = held.current;
    if (!button || isNavigating) return;
    held.current = undefined;
    // In a separate task, because React handles no events while it runs effects.
    setTimeout(() => replayEvent(currentElement(button), undefined));
  }, [isNavigating]);

  return null;
}
