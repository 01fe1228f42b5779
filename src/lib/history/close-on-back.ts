import { breakpoint } from '@/domain/session/device';
import { leavingDocument } from '../navigation/leaving';
import { entryKey } from './entry-key';
import {
  backTraversal,
  handleTraversals,
  OVERLAY_MARK,
  pushOverlayEntry,
  watchUnload,
} from './overlay-entry';

/** Closes the open overlays, the innermost last. */
const openOverlays: (() => void)[] = [];
/** URL of the page below the overlays, and the key of its entry: an overlay may have changed the URL of its own. */
let pageUrl = '';
let pageKey = '';
/** Repeats a navigation that came during a traversal back, on top of the page's own entry. */
let repeatNavigation: (() => void) | undefined;
/** Whether that navigation adds an entry, or replaces the page's own. */
let isRepeatedPush = false;
let push: typeof history.pushState | undefined;

const isOverlayEntry = () => Boolean(history.state?.[OVERLAY_MARK]);
const overlayState = (state: object | null) => ({ ...state, [OVERLAY_MARK]: true });

export interface CloseOnBackOptions {
  /** On desktops, too: for an overlay that is a step of the way, not a look aside. */
  atEveryWidth?: boolean | undefined;
}

/**
 * Makes the browser's Back close an overlay that has just opened, instead of leaving the page: on phones and tablets, and on
 * desktops where the overlay asks for it. While overlays are open, an extra history entry of the same page is on top, which the
 * router does not see:
 *
 * - Back goes from it to the page's own entry, and the innermost overlay closes.
 * - Closing the overlay otherwise goes back, too, so that no entry is left.
 * - A navigation from inside the overlay replaces the entry. If the overlay stays open, it gets a new one.
 * - Forward to an entry whose overlay has closed goes back at once.
 *
 * @param close closes the overlay.
 * @returns a function to call when it has closed, however that happened.
 */
export function closeOnBack(
  close: () => void,
  { atEveryWidth = false }: CloseOnBackOptions = {},
): () => void {
  // What opens over such an overlay closes before it.
  const closesAnyway = atEveryWidth || openOverlays.length > 0;
  if (!closesAnyway && breakpoint(window.innerWidth) === 'desktop') return () => {};
  watchUnload();
  interceptHistory();
  openOverlays.push(close);
  addEntry();
  return () => {
    const index = openOverlays.indexOf(close);
    if (index < 0) return;
    openOverlays.splice(index, 1);
    // In a task of its own: a click that closes it may also navigate or open another one.
    setTimeout(leaveEntry);
  };
}

function addEntry(): void {
  if (openOverlays.length === 0 || backTraversal.isPending || leavingDocument.read()) return;
  pageUrl = location.href;
  // The page's own entry needs its key first, so that both have the same.
  pageKey = entryKey();
  // The entry may already exist: of another overlay, or of a header panel that opened before this code had loaded.
  if (isOverlayEntry()) return;
  pushOverlayEntry(push);
}

function leaveEntry(): void {
  if (openOverlays.length > 0 || backTraversal.isPending || leavingDocument.read() || !isOverlayEntry())
    return;
  backTraversal.start();
}

function interceptHistory(): void {
  if (push) return;
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  push = pushState;
  const navigateWhileGoingBack = (isPush: boolean, entry: Parameters<typeof replaceState>) => {
    // The router reads the new URL at once.
    replaceState(...entry);
    isRepeatedPush ||= isPush;
    const repeat = isRepeatedPush ? pushState : replaceState;
    repeatNavigation = () => repeat(...entry);
  };
  history.pushState = (...entry) => {
    if (backTraversal.isPending) navigateWhileGoingBack(true, entry);
    else if (isOverlayEntry()) {
      replaceState(...entry);
      // By then, an overlay that closes with the navigation has done so.
      setTimeout(addEntry);
    } else pushState(...entry);
  };
  history.replaceState = (state, ...rest) => {
    if (backTraversal.isPending) navigateWhileGoingBack(false, [state, ...rest]);
    else replaceState(isOverlayEntry() ? overlayState(state) : state, ...rest);
  };
  handleTraversals(onPopState);
  // A link in an overlay has led to another document: the overlay has closed, and its entry is left over.
  window.addEventListener('pageshow', leaveEntry);
}

function onPopState(event: PopStateEvent): void {
  if (backTraversal.isPending) {
    event.stopImmediatePropagation();
    backTraversal.isPending = false;
    repeatNavigation?.();
    repeatNavigation = undefined;
    isRepeatedPush = false;
    addEntry();
  } else if (isOverlayEntry()) {
    // Its overlay has closed. The router handles the next event, which may be for another page.
    event.stopImmediatePropagation();
    history.back();
  } else if (openOverlays.length > 0) {
    // Another page, for example after a jump over several entries, is up to the router.
    if (location.href === pageUrl || entryKey() === pageKey) event.stopImmediatePropagation();
    openOverlays.pop()?.();
    addEntry();
  }
}
