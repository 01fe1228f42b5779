import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Production builds of React, by import specifier. */
const FILES: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  // Shim of a hook that React has had since version 18; SWR and Lingui import it.
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
 * Converts React, which is published as CommonJS only, to ES modules for the client build. Otherwise every chunk contains
 * interop calls, and each hook call goes through the React object (1.5 KiB compressed per page).
 */
export function reactEsm(): Plugin {
  return {
    name: 'react-esm',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ resolve: { alias: ALIASES } }),
    transform: {
      filter: {
        id: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/cjs\/.*\.production\.js$/,
      },
      handler: (code, id) => ({ code: toEsm(code, id), map: null }),
    },
  };
}

/**
 * Converts CommonJS source to an ES module with the same named exports and a default export that holds them all.
 *
 * @throws Error when the file does not look like a React production build.
 */
export function toEsm(code: string, id: string): string {
  const required = REQUIRED.exec(code)?.[0].matchAll(ONE_REQUIRED) ?? [];
  const names = new Set([...code.matchAll(EXPORTED)].map(([, name]) => name));
  const body = code
    .replace(REQUIRED, '')
    .replaceAll(/^exports\.(\w+)/gm, 'var exports_$1')
    .replaceAll(EXPORTED, 'exports_$1');
  if (names.size === 0 || /\brequire\(|\bexports\b/.test(body)) {
    throw new Error(`${id} cannot be converted to an ES module: unexpected CommonJS format.`);
  }
  return [
    ...[...required].map(([, name, source]) => `import * as ${name} from '${source}';`),
    body,
    `export { ${[...names].map((name) => `exports_${name} as ${name}`).join(', ')} };`,
    `export * as default from '${id}';`,
  ].join('\n');
}
