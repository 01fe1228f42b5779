import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { answerFailure } from './answer-failure';
import { type ClientAssets, clientAssets } from './client-assets';
import { pageHandler } from './page-handler';
import type { PlatformConnection } from './platform-connection';
import { platformPaths } from './platform-paths';
import { securityHeaders } from './security-headers';
import { staticFiles } from './static-files';

/** Largest request body: the largest upload as base64, and room for its fields. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

export interface StorefrontOptions {
  platform: PlatformConnection;
  /** What the client build made; read from its folder when absent. */
  assets?: ClientAssets;
  /** Folder of the client build. */
  clientFolder?: string;
}

/** The whole web server: static files, the way to the platform, and rendered pages. */
export function createStorefront({
  platform,
  clientFolder = 'dist/client',
  assets = clientAssets(`${clientFolder}/manifest.json`),
}: StorefrontOptions): Hono {
  const app = new Hono();
  app.use(securityHeaders());
  app.use('/_build/*', staticFiles({ root: clientFolder, immutable: true }));
  // A file of an older build, say; a page would be no help to whoever asked for a script.
  app.use('/_build/*', async (context) => context.notFound());
  app.get('/favicon.svg', staticFiles({ root: clientFolder, immutable: false }));
  app.get('/robots.txt', staticFiles({ root: clientFolder, immutable: false }));
  app.use(compress());
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  for (const path of platformPaths) app.all(path, (context) => platform.send(context.req.raw));
  const { panel } = platform;
  if (panel) app.all('/sandbox/*', (context) => panel(context.req.raw, context.get('secureHeadersNonce')));
  app.get('/OrderCalculate', (context) => platform.send(recalculation(context.req.raw)));
  app.get('*', pageHandler({ assets, platform }));
  app.onError(answerFailure);
  return app;
}

/** `/OrderCalculate` is the store's own address of the platform's command, with the same parameters. */
function recalculation(request: Request): Request {
  const { origin, search } = new URL(request.url);
  return new Request(`${origin}/webapp/wcs/stores/servlet/OrderCalculate${search}`, {
    headers: request.headers,
  });
}
