import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from '../../scripts/vite/aliases.ts';

/**
 * Builds the panel separately, so that the storefront's build contains none of it. Modes: `production` (its API runs on the
 * server) and `static` (it is part of the static storefront and shares the sandbox in the browser).
 */
export default defineConfig(({ mode }) => {
  const isStatic = mode === 'static';
  return {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    publicDir: false,
    plugins: [react(), tailwindcss()],
    resolve: { alias: aliases },
    define: { __BROWSER_SANDBOX__: JSON.stringify(isStatic) },
    build: {
      outDir: isStatic ? 'dist/static' : 'dist/panel',
      emptyOutDir: !isStatic,
      assetsDir: 'sandbox/_build',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { checks: { bundlerTimings: false }, input: 'sandbox/panel/index.html' },
    },
  };
});
