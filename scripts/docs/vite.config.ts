import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { aliases } from '../vite/aliases.ts';
import { docsAssets } from './docs-plugins.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The contract's pages. Modes: `production` (the sandbox's server has them at /sandbox/docs), `static` (part of the static
 * storefront, with the sandbox in the browser), and those of `npm run docs -- --out`: `host` (calls go to `DOCS_SERVER`) and
 * `pages` (nothing to try calls on).
 */
export default defineConfig(({ mode }) => ({
  root: folder('../../sandbox/docs'),
  publicDir: false,
  base: './',
  plugins: [docsAssets(mode === 'pages' ? 'none' : process.env.DOCS_SERVER)],
  resolve: { alias: aliases },
  define: { __BROWSER_SANDBOX__: JSON.stringify(mode === 'static') },
  build: {
    outDir: folder(mode === 'static' ? '../../dist/static/sandbox/docs' : '../../dist/docs'),
    emptyOutDir: true,
    assetsDir: '_build',
    modulePreload: false,
    // The renderer is one large file.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));
