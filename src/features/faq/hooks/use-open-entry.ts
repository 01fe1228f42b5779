import { useEffect } from 'react';

/**
 * Scrolls to the opened entry and focuses it.
 *
 * @param locationKey key of the navigation: the same entry may be opened again.
 */
export function useOpenEntry(key: string | undefined, locationKey: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each navigation
  useEffect(() => {
    const entry = key === undefined ? null : document.getElementById(key);
    entry?.scrollIntoView?.();
    entry?.querySelector('summary')?.focus({ preventScroll: true });
  }, [key, locationKey]);
}
