import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focus-heading';
import { layOutByFrames, layOutNow } from './lazy-layout';

/**
 * Runs after the page has painted, and after another state of it has: scrolls to its start or to what the URL names, as the
 * browser does on a full page load. With another path, such as that of another color, it focuses the heading, which screen readers
 * then read. On Back and Forward the browser scrolls.
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
    if (!previous || previous.key === location.key) return;
    layOutNow();
    if (type !== 'POP' && !(location.state as { preserveScroll?: boolean } | null)?.preserveScroll)
      scrollToStart(location.hash);
    if (previous.pathname !== location.pathname) focusHeading();
  }, [location, type]);

  return null;
}

function scrollToStart(hash: string): void {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
