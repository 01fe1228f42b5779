import { PassThrough, type Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Limits of a page's HTML. */
export interface RenderingLimits {
  /** In bytes. */
  size: number;
  /** In milliseconds. */
  time: number;
}

/** A page that is larger than its limit, or took longer than that. */
export class PageLimitError extends Error {
  override name = 'PageLimitError';
}

/**
 * Renders a page, once all of it is ready. Not as a stream, which would gain nothing then: a web stream over one of Node throws
 * outside of any request when its client has gone.
 *
 * @throws PageLimitError
 */
export function renderToHtml(
  html: ReactNode,
  script: string,
  limits: RenderingLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(html, {
      bootstrapScriptContent: script,
      // All data is loaded before rendering. A streamed Suspense boundary would need a script to become visible.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Waits for lazy components, so that the page is complete without JavaScript.
      onAllReady: () => {
        limit.removeEventListener('abort', onLimit);
        readAll(pipe(new PassThrough()), limits.size).then(resolve, reject);
      },
      onShellError: reject,
    });
    const limit = AbortSignal.timeout(limits.time);
    const onLimit = () => {
      reject(new PageLimitError(`The page was not rendered after ${limits.time} ms.`));
      abort();
    };
    limit.addEventListener('abort', onLimit);
  });
}

async function readAll(stream: Readable, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new PageLimitError(`The page has more than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
