import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Sandbox } from '../create-sandbox';
import type { MemoryCookieJar } from '../http/memory-cookie-jar';
import { type PageBuilder, pageNotices } from '../http/page-builder';
import { serveDocs } from '../http/serve-docs';
import { withCookies } from '../http/with-cookies';
import { PANEL_PAGES } from '../panel/panel-pages';
import { createControlApp } from './control-app';
import { handleControlRequest } from './handle-control-request';

/** Build output of sandbox/panel (`npm run build`). */
const FOLDER = 'dist/panel';
const PAGE = 'sandbox/panel/index.html';
/** What `npm run pictures` took, for the page of states. */
const PICTURES = '.cache/pictures';
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface PanelEnv {
  Bindings: {
    /** CSP nonce of the outer server; without one the panel sets a policy itself. */
    nonce: string | undefined;
  };
}

export interface PanelOptions {
  /** Build output of the panel. */
  folder?: string;
  /** Build output of the contract pages. */
  docsFolder?: string;
  /** Pictures of the states. */
  pictures?: string;
  /** Builds both when they are first asked for; default: they are built. */
  builder?: PageBuilder | undefined;
  /** The shopper whom the panel shows and changes; default: that of the browser that asks. */
  jar?: MemoryCookieJar | undefined;
}

/** Handles the panel's pages, files and API under /sandbox. */
export type Panel = (request: Request, nonce?: string) => Promise<Response>;

/** Serves the panel of a sandbox. */
export function servePanel(
  sandbox: Sandbox,
  { folder = FOLDER, docsFolder, pictures = PICTURES, builder, jar }: PanelOptions = {},
): Panel {
  const control = createControlApp(sandbox);
  const noticeOf = builder ? pageNotices(builder) : () => undefined;
  const app = new Hono<PanelEnv>()
    .all('/sandbox/api/*', async (c) => {
      const cookieHeader = jar ? jar.header() : (c.req.header('cookie') ?? '');
      const result = await handleControlRequest(control, c.req.raw, cookieHeader);
      jar?.save(result.cookies);
      return jar ? result.response : withCookies(result);
    })
    .get('/sandbox/_build/*', async (c, next) => {
      const file = await staticFiles(folder)(c, next);
      if (file?.ok) file.headers.set('Cache-Control', IMMUTABLE);
      return file;
    })
    .get('/sandbox/pictures/*', (c, next) =>
      staticFiles(pictures, (path) => path.replace('/sandbox/pictures/', '/'))(c, next),
    )
    .route('/', serveDocs({ folder: docsFolder, notice: () => noticeOf('contract pages') }))
    .on('GET', ['/sandbox', ...PANEL_PAGES.map((name) => `/sandbox/${name}`)], page)
    .notFound((c) => c.text('Not found', 404));

  async function page(c: Context<PanelEnv>): Promise<Response> {
    const notice = noticeOf('panel');
    if (notice) return notice;
    const html = await readFile(`${folder}/${PAGE}`, 'utf8').catch(() => undefined);
    if (html === undefined) return c.text('The panel was not built. Run "npm run build".', 503);
    const { nonce } = c.env;
    if (!nonce) c.header('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    c.header('Cache-Control', 'no-cache');
    return c.html(nonce ? html.replaceAll('<script ', `<script nonce="${nonce}" `) : html);
  }

  return async (request, nonce) => app.fetch(request, { nonce });
}

/** Static files of the build. Created lazily, since the library warns about a missing folder. */
function staticFiles(folder: string, rewriteRequestPath = (path: string): string => path): MiddlewareHandler {
  if (!existsSync(folder)) return async (c) => c.notFound();
  return serveStatic({ root: folder, precompressed: true, rewriteRequestPath });
}

/** Inline style attributes are needed for popover positions. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns whether the panel handles a request. Cheap for all other requests. */
export function isPanelRequest({ url }: Request): boolean {
  if (!url.includes('/sandbox')) return false;
  const { pathname } = new URL(url);
  return pathname === '/sandbox' || pathname.startsWith('/sandbox/');
}
