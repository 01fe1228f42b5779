import { serveStatic } from '@hono/node-server/serve-static';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/** Serves files of the client build, precompressed. */
export function staticFiles({ root, immutable }: { root: string; immutable: boolean }) {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => {
      context.header('Cache-Control', immutable ? IMMUTABLE : SHORT);
    },
  });
}
