import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { DocsOptions } from './docs-document.ts';
import { readDocs } from './read-docs.ts';
import { rendererScript } from './renderer-script.ts';

const PAGE = 'sandbox/docs/index.html';
const PATH = '/sandbox/docs';

/** Adds the contract and its renderer to a build of the contract's pages. */
export function docsAssets(server?: DocsOptions['server']): Plugin {
  return {
    name: 'docs-assets',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'contract.json', source: readDocs(server) });
      this.emitFile({ type: 'asset', fileName: 'renderer.js', source: await rendererScript() });
    },
  };
}

/** Serves the contract's pages in development, at the same path as the production server. */
export function docsPages(): Plugin {
  return {
    name: 'docs-pages',
    apply: 'serve',
    configureServer: ({ middlewares, transformIndexHtml }) => {
      const responses: Record<string, () => Promise<[string, string]>> = {
        [`${PATH}/`]: async () => [
          'text/html',
          await transformIndexHtml(`/${PAGE}`, readFileSync(PAGE, 'utf8')),
        ],
        [`${PATH}/contract.json`]: async () => ['application/json', readDocs()],
        [`${PATH}/renderer.js`]: async () => ['text/javascript', await rendererScript()],
      };
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === PATH) {
          response.writeHead(302, { Location: `${PATH}/` }).end();
          return;
        }
        const respond = responses[pathname];
        if (!respond) return next();
        respond().then(([type, body]) => response.setHeader('Content-Type', type).end(body), next);
      });
    },
  };
}
