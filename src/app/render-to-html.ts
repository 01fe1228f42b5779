import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
// The build that keeps text as strings. The one for Node writes each attribute and name into a buffer by itself, which takes a
// tenth of a page's time (docs/decisions/0112-what-rendering-a-page-costs.md).
import { renderToPipeableStream } from 'react-dom/server.bun';

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
        const page = new TextEncoder().encode(pipe(new PageText()).content);
        if (page.byteLength <= limits.size) resolve(page);
        else reject(new PageLimitError(`The page has more than ${limits.size} bytes.`));
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

/** Takes what is written at once, without the queue of a stream. */
class PageText extends Writable {
  content = '';

  override write(chunk: string): boolean {
    this.content += chunk;
    return true;
  }
}
