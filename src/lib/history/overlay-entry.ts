/** Property of `history.state` that marks the extra entry of an open overlay (`closeOnBack`). */
export const OVERLAY_MARK = 'overlay';

const handlers = new Set<(event: PopStateEvent) => void>();

/** Prepares the history for overlays. Call it once, on start, before the router listens. */
export function prepareOverlayHistory(): void {
  // Listeners on `window` run in the order in which they were added, also capturing ones.
  window.addEventListener('popstate', (event) => {
    for (const handler of handlers) handler(event);
  });
  // The entry of an overlay that was open when this document was reloaded.
  if (history.state?.[OVERLAY_MARK]) history.back();
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
