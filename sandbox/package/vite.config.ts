import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { aliases } from '../../scripts/vite/aliases.ts';

/** Modules that hand MSW's handlers to an app: they use the app's MSW. The package contains all other libraries. */
const ENTRIES = /\/sandbox\/(package\/node|browser-handlers)\.ts$/;

/**
 * Builds the sandbox as a package for other apps. Modes: `production` (the command and the entry for Node) and `browser` (the
 * entry for a service worker).
 */
export default defineConfig(({ mode }) => {
  const forBrowser = mode === 'browser';
  const input: Record<string, string> = forBrowser
    ? { browser: 'sandbox/browser-handlers.ts' }
    : { bin: 'sandbox/package/bin.ts', node: 'sandbox/package/node.ts' };
  return {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    publicDir: false,
    resolve: { alias: aliases },
    ssr: { noExternal: true },
    build: {
      outDir: 'dist/package',
      emptyOutDir: !forBrowser,
      ssr: !forBrowser,
      target: forBrowser ? 'baseline-widely-available' : 'node24',
      minify: forBrowser,
      ...(forBrowser ? { modulePreload: false } : {}),
      rolldownOptions: {
        checks: { bundlerTimings: false },
        external: (id: string, importer: string | undefined) => id === 'msw' && ENTRIES.test(importer ?? ''),
        input,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash:7].js' },
      },
    },
  };
});
