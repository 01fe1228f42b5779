/** Property of `history.state` that marks the extra entry of an open overlay (`closeOnBack`). */
export const OVERLAY_MARK = 'overlay';

const handlers = new Set<(event: PopStateEvent) => void>();

/** The site's own way back from an overlay's entry. It is asynchronous, and the router must not see it. */
export const wayBack = {
  isUnderWay: false,
  start(): void {
    wayBack.isUnderWay = true;
    history.back();
  },
};

/** Prepares the history for overlays. Call it once, on start, before the router listens. */
export function prepareOverlayHistory(): void {
  // Listeners on `window` run in the order in which they were added, also capturing ones.
  window.addEventListener('popstate', (event) => {
    for (const handler of handlers) handler(event);
    if (!wayBack.isUnderWay) return;
    wayBack.isUnderWay = false;
    event.stopImmediatePropagation();
  });
  leaveReloadedEntry();
}

/** Leaves the entry of an overlay that was open when this document was reloaded. */
function leaveReloadedEntry(): void {
  const { [OVERLAY_MARK]: isOverlay, ...state } = history.state ?? {};
  if (!isOverlay) return;
  if (history.length > 1) wayBack.start();
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
