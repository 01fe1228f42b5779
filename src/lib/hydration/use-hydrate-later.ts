import { useEffect } from 'react';
import { hydrateDeferred } from './deferred-components';

/** In milliseconds. Any move of the pointer, touch, key or scroll hydrates at once. */
const DELAY_MS = 10_000;
/** The page has painted, and its first load is over. */
const SOON_MS = 2_000;

/**
 * Hydrates everything deferred after ten seconds: for a page that changes without input, such as one with opening hours.
 *
 * @param soonFromPx minimum window width at which something visible needs the code: it loads after two seconds there.
 */
export function useHydrateLater(soonFromPx = Number.POSITIVE_INFINITY): void {
  useEffect(() => {
    const delay = window.innerWidth >= soonFromPx ? SOON_MS : DELAY_MS;
    const timer = setTimeout(() => void hydrateDeferred(), delay);
    return () => clearTimeout(timer);
  }, [soonFromPx]);
}
