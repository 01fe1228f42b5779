interface FocusedLink {
  href: string;
  /** The header may have the same link, which is not where the shopper was. */
  isInMain: boolean;
}

/** The link that has the focus, by history entry. */
const focusedLinks = new Map<string, FocusedLink>();
let currentKey: string | undefined;

/** Remembers the focused link under this history entry from now on. */
export function trackFocus(key: string): void {
  currentKey = key;
  // Adds it once.
  document.addEventListener('focusin', rememberLink);
}

function rememberLink({ target }: FocusEvent): void {
  if (currentKey === undefined) return;
  const href = target instanceof HTMLAnchorElement && target.getAttribute('href');
  if (href) focusedLinks.set(currentKey, { href, isInMain: isInMain(target) });
  else focusedLinks.delete(currentKey);
}

const isInMain = (element: Element) => element.closest('main') !== null;

/**
 * Focuses the link that had the focus when the shopper left this history entry. With the scroll position, it is in view.
 *
 * @returns whether it is still there
 */
export function restoreFocus(key: string): boolean {
  const followed = focusedLinks.get(key);
  if (!followed) return false;
  return [...document.links].some((link) => {
    if (link.getAttribute('href') !== followed.href || isInMain(link) !== followed.isInMain) return false;
    link.focus({ preventScroll: true });
    // A hidden one takes no focus, such as that of a closed menu.
    return document.activeElement === link;
  });
}
