import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '@/lib/navigation/announcer';
import { focusHeading } from './focus-heading';
import { restoreFocus, trackFocus } from './focus-restoration';
import { layOutByFrames, layOutNow } from './lazy-layout';
import { historyEntryKey, restoreScroll, restoreScrollAfterReload, trackScroll } from './scroll-restoration';

/**
 * Runs after a new page has painted: restores the scroll position and focuses the page's heading, which screen readers
 * then read. On back and forward the focus returns to the link that was followed, if it is there, and the title is
 * announced. The browser does this on a full page load, but not on a client-side navigation.
 */
export function NavigationEffects() {
  const location = useLocation();
  const type = useNavigationType();
  const lastLocation = useRef<{ key: string; pathname: string }>(undefined);

  useLayoutEffect(() => {
    // The page now handles clicks, which browser tests and measurements wait for.
    document.documentElement.dataset.hydrated = 'true';
    return layOutByFrames();
  }, []);

  useLayoutEffect(() => {
    const previous = lastLocation.current;
    lastLocation.current = { key: location.key, pathname: location.pathname };
    if (previous?.key === location.key) return;
    const historyKey = historyEntryKey(location);
    trackScroll(historyKey);
    trackFocus(historyKey);
    if (!previous) {
      restoreScrollAfterReload(historyKey);
      return;
    }
    layOutNow();
    if (type === 'POP') restoreScroll(historyKey);
    else if (!(location.state as { preserveScroll?: boolean } | null)?.preserveScroll)
      scrollToStart(location.hash);
    if (previous.pathname === location.pathname) return;
    if (type === 'POP' && restoreFocus(historyKey)) announce(document.title);
    else focusHeading();
  }, [location, type]);

  return null;
}

function scrollToStart(hash: string): void {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
