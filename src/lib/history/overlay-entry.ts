import { breakpoint } from '@/domain/session/device';
import { followedLink } from '../navigation/document-navigation';
import { startLeaving, stopLeaving } from '../navigation/leaving';

/** Property of `history.state` that marks the extra entry of an open overlay (`closeOnBack`). */
export const OVERLAY_MARK = 'overlay';

/** The state of an overlay's entry over that of the page's. */
const overlayState = (state: object | null) => ({ ...state, [OVERLAY_MARK]: true });

/**
 * Adds the entry of an overlay. The way back from it must move nothing: for a page whose URL has a fragment, such as after the skip
 * link, the browser would scroll there and take the focus along.
 */
export function pushOverlayEntry(push: History['pushState'] = history.pushState.bind(history)): void {
  history.scrollRestoration = 'manual';
  push(overlayState(history.state), '');
}

const handlers = new Set<(event: PopStateEvent) => void>();

/** The site's own traversal back from an overlay's entry. It is asynchronous, and the router must not see it. */
export const backTraversal = {
  isPending: false,
  start(): void {
    backTraversal.isPending = true;
    history.back();
  },
};

/** Prepares the history for overlays. Call it once, on start, before the router listens. */
export function prepareOverlayHistory(): void {
  // Listeners on `window` run in the order in which they were added, also capturing ones.
  window.addEventListener('popstate', (event) => {
    // Later: the browser asks for it after this event.
    if (!history.state?.[OVERLAY_MARK]) setTimeout(restoreScrollAgain);
    for (const handler of handlers) handler(event);
    if (!backTraversal.isPending) return;
    backTraversal.isPending = false;
    event.stopImmediatePropagation();
  });
  watchLeaving();
  if (breakpoint(window.innerWidth) !== 'desktop') watchUnload();
  leaveReloadedEntry();
}

function restoreScrollAgain(): void {
  history.scrollRestoration = 'auto';
}

/** Notes when the document is left: by a link, at once, since what closes with its click must not go back meanwhile. */
function watchLeaving(): void {
  window.addEventListener('click', (event) => {
    if (followedLink(event)) startLeaving();
  });
  window.addEventListener('pagehide', restoreScrollAgain);
  // From the back/forward cache, too.
  window.addEventListener('pageshow', stopLeaving);
}

/**
 * Notes other ways to leave the document, such as a reload. On desktops only from the first entry of an overlay on, as some of
 * their browsers do not preserve a page that listens to this event.
 */
export function watchUnload(): void {
  // Adds it once.
  window.addEventListener('beforeunload', startLeaving);
}

/**
 * Leaves the entry of an overlay that was open when this document was reloaded. The document is that of the overlay's URL, which
 * may be another one than that of the page's entry: the steps of a booking write their choices into it.
 */
function leaveReloadedEntry(): void {
  const { [OVERLAY_MARK]: isOverlay, ...state } = history.state ?? {};
  if (!isOverlay) return;
  // Before `closeOnBack` intercepts it.
  const replaceState = history.replaceState.bind(history);
  if (history.length === 1) {
    replaceState(state, '');
    return;
  }
  const { href, pathname } = location;
  const removeHandler = handleTraversals(() => {
    removeHandler();
    if (location.pathname === pathname) replaceState(history.state, '', href);
  });
  backTraversal.start();
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
