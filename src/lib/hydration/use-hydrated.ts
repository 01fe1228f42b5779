import { createStore, useStoreValue } from '../state/create-store';

const hydrated = createStore(false, { read: () => true });

/**
 * False on the server and during hydration, then true: for content that differs from the server's HTML, or must not delay it.
 */
export function useHydrated(): boolean {
  return useStoreValue(hydrated);
}
