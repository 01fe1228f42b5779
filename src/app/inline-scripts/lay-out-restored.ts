/**
 * Gives all elements their real heights from the first layout on, where the browser restores a scroll position: after a reload, and
 * on Back and Forward to a page that it has not preserved. It does so again when the page has loaded: not once the focus has moved,
 * which has scrolled. Runs before the first paint and may use only globals of the browser.
 */
export function layOutRestored(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || !/^(reload|back_forward)$/.test(navigation.type)) return;
  // Not an attribute of the document, since React reports those that it did not render.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.lazy-layout{content-visibility:visible!important}');
  document.adoptedStyleSheets.push(sheet);
  const onFocus = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('focusin', onFocus, { once: true });
  addEventListener('load', () => {
    removeEventListener('focusin', onFocus);
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
  });
}
