import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '@/platform/navigation/announcer';
import { entryKey, followScroll, restoreScroll } from './scroll-memory';

/**
 * Runs when a new page has painted: puts the scroll where it belongs, and moves the focus to the page's heading, which is
 * read out then. On the way back the scroll alone is put right, so the title is announced instead. The browser does all
 * this on a full page load; on a navigation inside the store it is ours to do.
 */
export function PageSettled() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<{ key: string; pathname: string }>(undefined);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key: location.key, pathname: location.pathname };
    if (before?.key === location.key) return;
    const entry = entryKey(location);
    followScroll(entry);
    if (type === 'POP') restoreScroll(entry);
    else if (!(location.state as { keepScroll?: boolean } | null)?.keepScroll) scrollToStart(location.hash);
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
  // The heading is read out when it takes the focus; the title as well would be twice.
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  if (!heading) announce(document.title);
}
