import { serveStatic } from '@hono/node-server/serve-static';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/** Files of the client build, in the compressed form that stands beside them. */
export function staticFiles({ root, immutable }: { root: string; immutable: boolean }) {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => {
      context.header('Cache-Control', immutable ? IMMUTABLE : SHORT);
    },
  });
}
