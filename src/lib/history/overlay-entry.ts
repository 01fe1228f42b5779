/** Property of `history.state` that marks the extra entry of an open overlay (`closeOnBack`). */
const MARK = 'overlay';

/** Whether the current history entry is that of an overlay. */
export function isOverlayEntry(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[MARK]);
}

/** The state of a page with the mark of an overlay. */
export function overlayState(state: unknown): object {
  return { ...(state as object | null), [MARK]: true };
}

/** Leaves the entry of an overlay that was open when this document was reloaded. Call it once, on start. */
export function leaveOldOverlayEntry(): void {
  if (isOverlayEntry()) history.back();
}
