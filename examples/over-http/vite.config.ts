import { defineConfig } from 'vite';

const SANDBOX = process.env.SANDBOX_URL ?? 'http://localhost:4010';
const PATHS = ['/wcs', '/webapp', '/search', '/sandbox'];

/**
 * `vite` calls the sandbox at its own origin. `vite --mode proxy` calls the app's own, which passes the calls on, as a
 * server does in production.
 */
export default defineConfig(({ mode }) => {
  const isProxied = mode === 'proxy';
  return {
    define: { __API__: JSON.stringify(isProxied ? '' : SANDBOX) },
    server: isProxied ? { proxy: Object.fromEntries(PATHS.map((path) => [path, SANDBOX])) } : {},
  };
});
