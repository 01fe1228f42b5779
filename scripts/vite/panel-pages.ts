import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PAGE = 'sandbox/panel/index.html';
const ADDRESSES = ['/sandbox', '/sandbox/', '/sandbox/gallery'];

/** The sandbox's own pages in development, under the addresses that they have on a server. */
export function panelPages(): Plugin {
  return {
    name: 'panel-pages',
    apply: 'serve',
    configureServer: ({ middlewares, transformIndexHtml }) => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!ADDRESSES.includes(pathname)) return next();
        transformIndexHtml(`/${PAGE}`, page()).then(
          (html) => response.setHeader('Content-Type', 'text/html').end(html),
          next,
        );
      });
    },
  };
}

/** In development the files of public/ lie at the root; the panel's own build knows no public folder. */
function page(): string {
  return readFileSync(PAGE, 'utf8').replace('/public/favicon.svg', '/favicon.svg');
}
