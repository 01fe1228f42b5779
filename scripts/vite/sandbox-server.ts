import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { apiPaths } from '../../src/server/api-paths.ts';
import type { ReloadingSandbox } from '../dev/reloading-sandbox.ts';
import { pageErrors } from './page-errors.ts';

const SOURCE = 'scripts/dev/reloading-sandbox.ts';
const PREFIXES = [...apiPaths.map((path) => path.replace('*', '')), '/sandbox/api/'];

/**
 * The sandbox of development, in the process of the dev server. When one of its modules is edited it loads that anew, with all
 * carts and sessions, and the page fetches its data again (`src/app/browser-pages.ts`).
 */
export function sandboxServer(): Plugin {
  let sandbox: Promise<ReloadingSandbox>;
  const current = async () => (await sandbox).current();
  return {
    name: 'sandbox-server',
    apply: 'serve',
    configureServer(server) {
      sandbox = startSandbox(server);
      server.watcher.on('all', (_, path) => void sandbox.then(({ edited }) => edited(resolve(path))));
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const scenario = searchParams.get('scenario');
        const isCall = PREFIXES.some((prefix) => pathname.startsWith(prefix));
        if (!isCall && scenario === null) return next();
        try {
          const { listener, startScenario } = await current();
          if (isCall) return listener(request, response);
          response.setHeader('Set-Cookie', startScenario(scenario ?? ''));
          next();
        } catch (error) {
          next(error);
        }
      });
    },
    async transformIndexHtml(_, { originalUrl }) {
      const name = new URL(originalUrl ?? '/', 'http://localhost').searchParams.get('scenario');
      const script = name && (await current()).scenarioProblem(name);
      return script ? [{ tag: 'script', children: script, injectTo: 'body' }] : [];
    },
  };
}

/** Loaded by Node itself, which takes a third of what Vite takes, and not bundled with Vite's configuration. */
async function startSandbox(server: ViteDevServer): Promise<ReloadingSandbox> {
  const { reloadingSandbox } = (await import(
    pathToFileURL(resolve(SOURCE)).href
  )) as typeof import('../dev/reloading-sandbox.ts');
  const errors = pageErrors(server);
  return reloadingSandbox({
    // In the form of the system: Vite's has slashes on Windows, too.
    root: resolve(server.config.root),
    entry: resolve('sandbox/dev-server.ts'),
    dataFile: '.data/dev.sqlite',
    onReload: () => {
      errors.clear();
      server.environments.client.hot.send('sandbox:reload');
    },
    onError: ({ message, stack = message }) => errors.show(stack),
  });
}
