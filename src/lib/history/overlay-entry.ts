/** Property of `history.state` that marks the extra entry of an open overlay (`closeOnBack`). */
export const OVERLAY_MARK = 'overlay';

/** Leaves the entry of an overlay that was open when this document was reloaded. Call it once, on start. */
export function leaveOldOverlayEntry(): void {
  if (history.state?.[OVERLAY_MARK]) history.back();
}
