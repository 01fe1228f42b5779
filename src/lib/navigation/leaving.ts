import { createStore } from '../state/create-store';

/** Milliseconds that another document may take. Loading one may also end as a download, or be stopped. */
const LEAVING_MS = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Whether the browser is loading another document. What leads there stays busy. `history.back()` would cancel it, and an entry
 * that is added during a reload would be confused with the page's own.
 */
export const leavingDocument = createStore(false);

export function startLeaving(): void {
  clearTimeout(timer);
  timer = setTimeout(stopLeaving, LEAVING_MS);
  leavingDocument.set(true);
}

/** Call when the document is shown again, from the back/forward cache. */
export function stopLeaving(): void {
  clearTimeout(timer);
  leavingDocument.set(false);
}
