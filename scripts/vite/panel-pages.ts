import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PANEL_PAGES } from '../../sandbox/panel/panel-pages.ts';

const PAGE_FILE = 'sandbox/panel/index.html';
const PATHS = ['/sandbox', '/sandbox/', ...PANEL_PAGES.map((name) => `/sandbox/${name}`)];

const PICTURES = '/sandbox/pictures/';

/** Serves the sandbox panel in development, at the same paths as the production server. */
export function panelPages(): Plugin {
  return {
    name: 'panel-pages',
    apply: 'serve',
    configureServer: ({ middlewares, transformIndexHtml }) => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname.startsWith(PICTURES)) request.url = pathname.replace(PICTURES, '/.cache/pictures/');
        if (!PATHS.includes(pathname)) return next();
        transformIndexHtml(`/${PAGE_FILE}`, readPage()).then(
          (html) => response.setHeader('Content-Type', 'text/html').end(html),
          next,
        );
      });
    },
  };
}

/** Reads the page. The dev server serves public/ from the root; the panel's build has no public folder. */
function readPage(): string {
  return readFileSync(PAGE_FILE, 'utf8').replace('/public/favicon.svg', '/favicon.svg');
}
