import { createStore } from '../state/create-store';

/**
 * True if code did not load although there is a connection: a newer build has replaced its file, or the network failed.
 * Anything that needs the code would then do nothing.
 */
export const missingCode = createStore(false);

/** Records failed imports from now on. The build's helper of dynamic imports tells of them. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', () => {
    // Stays silent without a connection: another notice reports that, and the import is tried again.
    if (navigator.onLine) missingCode.set(true);
  });
}

/** Whether the shopper has typed something that another document would not have. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    // Boxes have a value without a default.
    'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea',
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}
