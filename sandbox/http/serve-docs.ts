import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Build output of sandbox/docs (`npm run build`). */
const FOLDER = 'dist/docs';
const PATH = '/sandbox/docs';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Policy of these pages alone. Everything is loaded from this origin; no inline script. The renderer sets styles inline, and
 * shows pictures of responses as blobs.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the contract's pages at /sandbox/docs/.
 *
 * @param notice replacement until they are built.
 */
export function serveDocs({
  folder = FOLDER,
  notice,
}: {
  folder?: string | undefined;
  notice?: () => Response | undefined;
} = {}) {
  return new Hono()
    .use(`${PATH}/*`, async (c, next) => {
      await next();
      c.header('Content-Security-Policy', CONTENT_SECURITY_POLICY);
      c.header('Cache-Control', c.req.path.includes('/_build/') ? IMMUTABLE : 'no-cache');
    })
    .get(PATH, (c) => c.redirect(`${PATH}/`))
    .get(`${PATH}/`, async (_, next) => notice?.() ?? next())
    .get(`${PATH}/*`, async (c, next) => {
      if (!existsSync(folder)) return c.text('The pages were not built. Run "npm run build".', 503);
      const file = serveStatic({
        root: folder,
        precompressed: true,
        rewriteRequestPath: (path) => path.slice(PATH.length),
      });
      return (await file(c, next)) ?? c.text('Not found', 404);
    });
}
