/**
 * Adds the choices made before hydration to each other. A filter is a link to the page with it, which the browser follows while the
 * page has not hydrated, and one more tap meanwhile would replace the first. Runs before the first paint and may use only globals of the
 * browser.
 */
export function combineChoices(): void {
  /** Parameters of the document that the browser is loading. */
  let chosen: string[] | undefined;
  const paramsOf = ({ search }: { search: string }) => search.slice(1).split('&').filter(Boolean);
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[rel="nofollow"]');
    const isHere = link?.pathname === location.pathname;
    if (!isHere || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!chosen) {
      // Later, React follows it.
      if (window.takeEarlyEvents) chosen = paramsOf(link);
      return;
    }
    // Part of the page may have hydrated, and would follow the link alone.
    event.stopImmediatePropagation();
    const earlier = chosen;
    const before = paramsOf(location);
    const added = earlier.filter((param) => !before.includes(param));
    const kept = paramsOf(link).filter((param) => earlier.includes(param) || !before.includes(param));
    chosen = [...new Set([...added, ...kept])];
    const { href } = link;
    link.href = `${location.pathname}?${chosen.join('&')}`;
    // Once the browser has followed it.
    setTimeout(() => {
      link.href = href;
    });
  };
  addEventListener('click', onClick, true);
  // The browser may show the page again.
  addEventListener('pagehide', () => {
    chosen = undefined;
  });
}
