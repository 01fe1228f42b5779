import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page, once all of it is ready. Not as a stream, which would gain nothing then: a web stream over one of Node throws
 * outside of any request when its client has gone.
 */
export function renderToHtml(
  html: ReactNode,
  script: string,
  nonce: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(html, {
      bootstrapScriptContent: script,
      // All data is loaded before rendering. A streamed Suspense boundary would need a script to become visible.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce === undefined ? {} : { nonce: { script: nonce, style: nonce } }),
      // Waits for lazy components, so that the page is complete without JavaScript.
      onAllReady: () => buffer(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
    });
  });
}
