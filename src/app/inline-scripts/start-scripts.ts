/**
 * Loads the page's scripts after the first paint, so that they do not compete with it. Runs at the end of the document.
 *
 * @param entry the entry module.
 * @param modules the modules that it imports, to load them at the same time.
 */
export function startScripts(entry: string, modules: string[]): void {
  const nonce = document.currentScript?.nonce ?? '';
  const start = () => {
    for (const href of modules)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }),
      );
    document.body.append(
      Object.assign(document.createElement('script'), { type: 'module', nonce, src: entry }),
    );
  };
  // A hidden page does not paint. A timer set in a frame runs after that frame's paint.
  if (document.visibilityState === 'hidden') start();
  else requestAnimationFrame(() => setTimeout(start));
}
