import { breakpoint } from '@/domain/session/device';

/** Property of `history.state` that marks the extra entry of an open overlay (`closeOnBack`). */
export const OVERLAY_MARK = 'overlay';

const handlers = new Set<(event: PopStateEvent) => void>();

/** The site's own traversal back from an overlay's entry. It is asynchronous, and the router must not see it. */
export const backTraversal = {
  isPending: false,
  start(): void {
    backTraversal.isPending = true;
    history.back();
  },
};

/** Milliseconds that another document may take. Loading one may also end as a download, or be stopped. */
const LEAVING_MS = 10_000;
let leavingSince = Number.NEGATIVE_INFINITY;

/**
 * Whether the browser is loading another document, for example after a native link. `history.back()` would cancel that, and an
 * entry that is added during a reload would be confused with the page's own.
 */
export function isLeavingDocument(): boolean {
  return performance.now() - leavingSince < LEAVING_MS;
}

/** Prepares the history for overlays. Call it once, on start, before the router listens. */
export function prepareOverlayHistory(): void {
  // Listeners on `window` run in the order in which they were added, also capturing ones.
  window.addEventListener('popstate', (event) => {
    for (const handler of handlers) handler(event);
    if (!backTraversal.isPending) return;
    backTraversal.isPending = false;
    event.stopImmediatePropagation();
  });
  if (breakpoint(window.innerWidth) !== 'desktop') watchLeaving();
  leaveReloadedEntry();
}

let isWatching = false;

/**
 * Notes when the document is left. On desktops only from the first entry of an overlay on, as some of their browsers do not
 * preserve a page that listens to this event.
 */
export function watchLeaving(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('beforeunload', () => {
    leavingSince = performance.now();
  });
  // From the back/forward cache, too.
  window.addEventListener('pageshow', () => {
    leavingSince = Number.NEGATIVE_INFINITY;
  });
}

/** Leaves the entry of an overlay that was open when this document was reloaded. */
function leaveReloadedEntry(): void {
  const { [OVERLAY_MARK]: isOverlay, ...state } = history.state ?? {};
  if (!isOverlay) return;
  if (history.length > 1) backTraversal.start();
  else history.replaceState(state, '');
}

/**
 * Adds a handler of traversals, which runs before the router's.
 *
 * @returns a function that removes it.
 */
export function handleTraversals(handler: (event: PopStateEvent) => void): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}
