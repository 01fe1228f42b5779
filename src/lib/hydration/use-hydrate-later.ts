import { useEffect } from 'react';
import { hydrateDeferred } from './deferred-components';

/** In milliseconds. Any move of the pointer, touch, key or scroll hydrates at once. */
const DELAY_MS = 10_000;

/** Hydrates what is deferred after ten seconds, too: for a page that changes by itself, such as one with opening hours. */
export function useHydrateLater(): void {
  useEffect(() => {
    const timer = setTimeout(() => void hydrateDeferred(), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
