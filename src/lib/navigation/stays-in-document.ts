/**
 * Whether a navigation stays in this document: to another state of the same page, or with a state for the history entry, which
 * the browser would not take along. Everything else is a navigation of the browser.
 */
export function staysInDocument(href: string, state: unknown): boolean {
  const { origin, pathname } = window.location;
  return Boolean(state) || new URL(href, origin).pathname === pathname;
}
