/** Whether a path with its query is the tab's. The URL changes on click, the page when it can paint. */
export function isCurrentUrl(href: string): boolean {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash === href;
}
