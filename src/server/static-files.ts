import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { etag } from 'hono/etag';
import { preferredEncoding } from './preferred-encoding';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';
/** Of the precompressed files. */
const ENCODINGS = ['br', 'gzip'];
/** One range of bytes, the only kind that is served. */
const BYTE_RANGE = /^bytes=(\d+-\d*|-\d+)$/;

/** Serves files of the client build, precompressed. */
export function staticFiles({ root, immutable }: { root: string; immutable: boolean }): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return every(etag(), async (context, next) => {
    simplifyHeaders(context);
    const response = await serve(context, async () => {});
    if (!response) return next();
    const { headers } = response;
    headers.set('Cache-Control', immutable ? IMMUTABLE : SHORT);
    headers.set('Vary', 'Accept-Encoding');
    headers.set('ETag', entityTag(headers));
    return response;
  });
}

/** `serveStatic` knows no weights of encodings, and takes every range for one of bytes. */
function simplifyHeaders(context: Context): void {
  const { headers } = context.req.raw;
  headers.set('accept-encoding', preferredEncoding(context, ENCODINGS));
  if (!BYTE_RANGE.test(headers.get('range') ?? '')) headers.delete('range');
}

/** Weak, since it knows the time only to the second. */
function entityTag(headers: Headers): string {
  const time = Date.parse(headers.get('last-modified') ?? '');
  return `W/"${time.toString(36)}-${headers.get('content-encoding') ?? 'plain'}"`;
}
