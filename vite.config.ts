import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { docsPages } from './scripts/docs/docs-plugins.ts';
import { aliases } from './scripts/vite/aliases.ts';
import { OLDEST_BROWSERS } from './scripts/vite/browser-support.ts';
import { chunkByPlace, chunkOfMessages, LAZY_LIBRARIES } from './scripts/vite/chunk-by-place.ts';
import { contractGenerator } from './scripts/vite/contract-generator.ts';
import { dropUnusedComponents } from './scripts/vite/drop-unused-components.ts';
import { faceModels } from './scripts/vite/face-models.ts';
import { panelPages } from './scripts/vite/panel-pages.ts';
import { sandboxServer } from './scripts/vite/sandbox-server.ts';
import { translation } from './scripts/vite/translation.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** How long each plugin took is no concern of whoever starts the store. */
const QUIET = { bundlerTimings: false };
/** A module that is imported both ways may share a chunk with one that imports it. */
const IN_SHARED_CHUNKS = { ineffectiveDynamicImport: false };

/** Libraries that every page needs, with Vite's helper of dynamic imports. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|dequal|@lingui)\/|vite\/preload-helper/;

/** Modules from which the home page loads all others. Vite follows their static imports. */
const FIRST_PAGE = ['src/app/entry-client.tsx', 'src/app/{routes/home,shell}/*.{ts,tsx}', '!**/*.test.*'];

/** react-router's main entry is its development build. */
const leanLibraries = [
  {
    find: /^react-router\/dom$/,
    replacement: folder('node_modules/react-router/dist/production/dom-export.mjs'),
  },
  { find: /^react-router$/, replacement: folder('node_modules/react-router/dist/production/index.mjs') },
  // Drops a shim of a hook that React has had since version 18; SWR imports it. Saves 0.15 KiB on each page.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

/**
 * Modes: `production` (client and server of `npm start`), `static` (no server; the sandbox runs in the browser) and
 * `development` (the sandbox runs in the dev server's process).
 */
export default defineConfig(({ mode, isSsrBuild }) => {
  const browserSandbox = mode === 'static';
  return {
    plugins: [
      react(),
      dropUnusedComponents(),
      panelPages(),
      sandboxServer(),
      contractGenerator(),
      docsPages(),
      faceModels(),
      ...translation(),
      ...(isSsrBuild ? [] : [tailwindcss()]),
      ...(browserSandbox && !isSsrBuild ? [msw({ mode: 'worker-only' })] : []),
    ],
    resolve: {
      alias: [
        ...leanLibraries,
        ...Object.entries(aliases).map(([find, replacement]) => ({ find, replacement })),
      ],
    },
    // Bundles the production form of the server's libraries, whatever NODE_ENV it is started with.
    ssr: { noExternal: true },
    define: {
      __BROWSER_SANDBOX__: JSON.stringify(browserSandbox && !isSsrBuild),
      ...(isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {}),
    },
    // The server recognizes workers by their folder, and sends them a separate security policy.
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: '_build/worker/[name]-[hash:7].js' } },
    },
    server: {
      port: 5173,
      // Transforms what the first page needs while the developer opens it.
      warmup: { clientFiles: FIRST_PAGE },
      // Ignores files that the sandbox and the generators write.
      watch: { ignored: ['**/{.cache,.data,.generated-fresh,dist}/**'] },
    },
    // The scan of imports finds these, but development never loads them: the server's sanitizer, and the sandbox with its libraries.
    optimizeDeps: { exclude: ['sanitize-html', 'parse5', '@sandbox/browser'] },
    build: isSsrBuild ? serverBuild() : clientBuild(mode),
  };
});

function clientBuild(mode: string): BuildEnvironmentOptions {
  return {
    outDir: mode === 'static' ? 'dist/static' : 'dist/client',
    target: OLDEST_BROWSERS,
    manifest: 'manifest.json',
    // The server lists the scripts of a page. A dynamic import loads the imports of its chunk at the same time.
    modulePreload: { polyfill: false },
    // Builds one style sheet, so that no script is needed to load another.
    cssCodeSplit: false,
    assetsDir: '_build',
    rolldownOptions: {
      // React imports two names that its scheduler has in development only. The type check covers the store's imports.
      checks: { ...QUIET, ...IN_SHARED_CHUNKS, importIsUndefined: false },
      // Lets a page load the clients of the operations that it calls, not those of a whole service.
      treeshake: { moduleSideEffects: [{ test: /\/generated\//, sideEffects: false }] },
      output: {
        // Scripts import each other by name, so short names save bytes on each page. The manifest maps them to modules.
        chunkFileNames: '_build/[hash:7].js',
        hashCharacters: 'base36',
        // Lets Chromium compile all of it off the main thread while it loads, so that evaluating it takes 40 % less time.
        postBanner: ({ name }) => (name === 'libraries' ? '//# allFunctionsCalledOnLoad' : ''),
        // One file for the libraries compresses better, and stays in the shopper's cache when the store changes.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES, priority: 1 },
            ...LAZY_LIBRARIES.map((library) => ({ ...library, priority: 1 })),
            { name: (id) => chunkOfMessages(id) ?? null, debugName: 'messages', test: /\.po$/ },
            {
              name: (id, modules) => chunkByPlace(id, (found) => modules.getModuleInfo(found)) ?? null,
              debugName: 'places',
              // Includes a library's JSON. In another chunk, the two chunks would import each other.
              test: /\/(src|generated|node_modules)\/.*\.[mc]?[jt]sx?$|\/node_modules\/.*\.json$/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
      input: mode === 'static' ? 'index.html' : 'src/app/entry-client.tsx',
    },
  };
}

function serverBuild(): BuildEnvironmentOptions {
  return {
    outDir: 'dist/server',
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      checks: QUIET,
      input: { storefront: 'src/server/main.ts', sandbox: 'sandbox/main.ts' },
    },
  };
}
