/** The notice for older browsers. */
export const OLD_BROWSER_NOTICE_ID = 'old-browser-notice';

/**
 * Loads the page's scripts after the first paint, so that they do not compete with it. Runs at the end of the document. An older
 * browser than those that the build is for (`OLDEST_BROWSERS`) would run half of them: it shows a notice instead, and hides what needs scripts.
 *
 * Without syntax of later years than 2016, so that those browsers run it.
 *
 * @param entry the entry module.
 * @param modules the modules that it imports, to load them at the same time.
 * @param noticeId of the notice for older browsers.
 */
export function startScripts(entry: string, modules: string[], noticeId: string): void {
  // Chrome 110, Firefox 115; Firefox 121; Safari 16.4.
  if (
    !('toSorted' in Array.prototype) ||
    !CSS.supports('selector(:has(*))') ||
    !HTMLScriptElement.supports('importmap')
  ) {
    const notice = document.getElementById(noticeId);
    if (notice) notice.hidden = false;
    document.documentElement.setAttribute('data-no-scripts', '');
    return;
  }
  const { currentScript } = document;
  const nonce = currentScript ? currentScript.nonce : '';
  const isHidden = document.visibilityState === 'hidden';
  const remaining = [...modules];
  // A page has some 20 modules, and each request takes a slow phone 3 ms: a few at a time do not block input.
  const batchSize = isHidden ? remaining.length : 5;
  const start = () => {
    for (const href of remaining.splice(0, batchSize))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }),
      );
    if (remaining.length > 0) setTimeout(start);
    else
      document.body.append(
        Object.assign(document.createElement('script'), { type: 'module', nonce, src: entry }),
      );
  };
  // A hidden page does not paint. A timer set in a frame runs after that frame's paint.
  if (isHidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
