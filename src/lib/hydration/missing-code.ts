import { createStore } from '../state/create-store';

/**
 * Whether code did not load although there is a connection: its file is gone since a newer build was deployed, or the network
 * failed. What needs it would then do nothing.
 */
export const missingCode = createStore(false);

/** Records failed imports from now on. The build's helper of dynamic imports tells of them. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', () => {
    // Without a connection a notice of its own says so, and the import is tried again.
    if (navigator.onLine) missingCode.set(true);
  });
}
