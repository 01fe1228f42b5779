import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** React's files in their production form, by the names under which they are imported. */
const FILES: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  // React has had this hook, which SWR and Lingui use, since version 18.
  'use-sync-external-store/shim(/index.js)?': 'react/cjs/react.production.js',
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
};

const ALIASES = Object.entries(FILES).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url)),
}));

const REQUIRED = /^var (?:\w+ = require\("[\w/-]+"\)[,;]\s*)+/m;
const ONE_REQUIRED = /(\w+) = require\("([\w/-]+)"\)/g;
const EXPORTED = /\bexports\.(\w+)/g;

/**
 * Gives React, which is published as CommonJS alone, to the bundler of the browser's files as ES modules. Without it every
 * file of the store holds the calls that turn one form into the other, and each use of a hook names React anew (1.5 KiB
 * compressed of every page).
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ resolve: { alias: ALIASES } }),
    transform: {
      filter: {
        id: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/cjs\/.*\.production\.js$/,
      },
      handler: (code, id) => ({ code: toModule(code, id), map: null }),
    },
  };
}

/**
 * An ES module of the same exports, which are its default export too.
 *
 * @throws Error when the file is not of the form that React is published in.
 */
export function toModule(code: string, id: string): string {
  const required = REQUIRED.exec(code)?.[0].matchAll(ONE_REQUIRED) ?? [];
  const names = new Set([...code.matchAll(EXPORTED)].map(([, name]) => name));
  const body = code
    .replace(REQUIRED, '')
    .replaceAll(/^exports\.(\w+)/gm, 'var exports_$1')
    .replaceAll(EXPORTED, 'exports_$1');
  if (names.size === 0 || /\brequire\(|\bexports\b/.test(body)) {
    throw new Error(`${id} cannot be turned into an ES module: it is written in another form than expected.`);
  }
  return [
    ...[...required].map(([, name, source]) => `import * as ${name} from '${source}';`),
    body,
    `export { ${[...names].map((name) => `exports_${name} as ${name}`).join(', ')} };`,
    `export * as default from '${id}';`,
  ].join('\n');
}
