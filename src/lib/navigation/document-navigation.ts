/**
 * Returns whether a navigation stays in this document: to another state of the same page, or with a state for the history entry, which
 * the browser would not take along. Everything else is a navigation of the browser.
 */
export function staysInDocument(href: string, state: unknown): boolean {
  const { origin, pathname } = window.location;
  return Boolean(state) || new URL(href, origin).pathname === pathname;
}

/** Returns whether a click on a link opens a new tab or window, so that this page does not change. */
export function opensInNewTab({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

/** Returns the link to another document that the browser follows after this click, unless a later listener prevents it. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || opensInNewTab(event) || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  return link && leadsAway(link) ? link : undefined;
}

function leadsAway({ href, target, protocol, download }: HTMLAnchorElement): boolean {
  const isHere = withoutHash(href) === withoutHash(window.location.href);
  return !isHere && !download && /^(_self)?$/.test(target) && protocol.startsWith('http');
}

const withoutHash = (href: string) => href.replace(/#.*/, '');
