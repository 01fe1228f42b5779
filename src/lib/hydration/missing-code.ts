import { createStore } from '../state/create-store';

declare global {
  interface Window {
    /** Called by each dynamic import that fails (`scripts/vite/remove-preload-helper.ts`). */
    reportMissingCode?: (error: unknown) => never;
  }
}

/**
 * Whether code did not load although there is a connection: its file is gone since a newer build was deployed, or the network
 * failed. What needs it would then do nothing.
 */
export const missingCode = createStore(false);

/** Records failed imports from now on. */
export function watchMissingCode(): void {
  window.reportMissingCode = (error) => {
    // Without a connection a notice of its own says so, and the import is tried again.
    if (navigator.onLine) missingCode.set(true);
    throw error;
  };
}
