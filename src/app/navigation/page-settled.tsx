import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '@/platform/navigation/announcer';
import { entryKey, followScroll, restoreScroll } from './scroll-memory';

/**
 * Runs after a new page has painted: restores the scroll position and focuses the page's heading, which screen readers
 * then read. On back and forward it only restores the scroll and announces the title. The browser does this on a full
 * page load, but not on a client-side navigation.
 */
export function PageSettled() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<{ key: string; pathname: string }>(undefined);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key: location.key, pathname: location.pathname };
    if (before?.key === location.key) return;
    const historyKey = entryKey(location);
    followScroll(historyKey);
    if (type === 'POP') restoreScroll(historyKey);
    else if (!(location.state as { preserveScroll?: boolean } | null)?.preserveScroll)
      scrollToStart(location.hash);
    if (!before || before.pathname === location.pathname) return;
    if (type === 'POP') announce(document.title);
    else moveFocus();
  }, [location, type]);

  return null;
}

function scrollToStart(hash: string): void {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

function moveFocus(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  // Screen readers read the focused heading, so the title is announced only without one.
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  if (!heading) announce(document.title);
}
