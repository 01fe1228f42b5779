/**
 * Loads the page's scripts after the first paint, so that they do not compete with it. Runs at the end of the document.
 *
 * @param entry the entry module.
 * @param modules the modules that it imports, to load them at the same time.
 */
export function startScripts(entry: string, modules: string[]): void {
  const nonce = document.currentScript?.nonce ?? '';
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
