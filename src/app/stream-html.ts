import { PassThrough, Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Renders a page to a stream, once all of it is ready. */
export function streamHtml(
  html: ReactNode,
  script: string,
  nonce: string | undefined,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(html, {
      bootstrapScriptContent: script,
      // All data is loaded before rendering. A streamed Suspense boundary would need a script to become visible.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce === undefined ? {} : { nonce: { script: nonce, style: nonce } }),
      // Waits for lazy components, so that the page is complete without JavaScript.
      onAllReady: () => {
        const output = new PassThrough();
        pipe(output);
        resolve(Readable.toWeb(output) as unknown as ReadableStream<Uint8Array>);
      },
      onShellError: reject,
    });
  });
}
