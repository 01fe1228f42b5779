/** The notice for older browsers. */
export const OLD_BROWSER_NOTICE_ID = 'old-browser-notice';

/** Name of the meta element that lists the page's modules as JSON, the entry first. */
export const SCRIPTS_META = 'page-scripts';

/**
 * Loads the page's scripts after the first paint, so that they do not compete with it. Runs at the end of the document. An older
 * browser than those that the build is for (`OLDEST_BROWSERS`) would run half of them: it shows a notice instead, and hides what needs scripts.
 *
 * Without syntax of later years than 2016, so that those browsers run it.
 *
 * Its text is the same on every page, so that the content security policy can name it by its hash: the modules are in the head.
 *
 * @param metaName of the element with the entry module and those that it imports, which load at the same time.
 * @param noticeId of the notice for older browsers.
 */
export function startScripts(metaName: string, noticeId: string): void {
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
  const meta = document.querySelector(`meta[name="${metaName}"]`) as HTMLMetaElement;
  const [entry, ...remaining] = JSON.parse(meta.content) as [string, ...string[]];
  const isHidden = document.visibilityState === 'hidden';
  // A page has some 20 modules, and each request takes a slow phone 3 ms: a few at a time do not block input.
  const batchSize = isHidden ? remaining.length : 5;
  const start = () => {
    for (const href of remaining.splice(0, batchSize))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    if (remaining.length > 0) setTimeout(start);
    else
      document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  };
  // A hidden page does not paint. A timer set in a frame runs after that frame's paint.
  if (isHidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
