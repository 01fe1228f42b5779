import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { aliases } from '../scripts/vite/aliases.ts';

/** Builds the sandbox's server alone, with all its libraries, for `npm run sandbox`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  resolve: { alias: aliases },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/sandbox',
    ssr: true,
    target: 'node24',
    rolldownOptions: { checks: { bundlerTimings: false }, input: 'sandbox/start-server.ts' },
  },
});
