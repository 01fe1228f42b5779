import { execFile } from 'node:child_process';
import { resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { pageErrors } from './page-errors.ts';

const CONTRACT = resolve('openapi') + sep;

/**
 * Generates the code of a service when its OpenAPI file is saved in development. The page and the sandbox then load what has
 * changed, as after any edit; an error shows with file and line.
 *
 * @param generate rejects with such a message; default: `npm run generate`.
 */
export function contractGenerator(generate: () => Promise<string> = runGenerator): Plugin {
  return {
    name: 'contract-generator',
    apply: 'serve',
    configureServer(server) {
      const errors = pageErrors(server);
      let running = Promise.resolve();
      let isQueued = false;

      async function run(): Promise<void> {
        isQueued = false;
        try {
          server.config.logger.info(await generate(), { timestamp: true });
          errors.clear();
        } catch (error) {
          errors.show((error as Error).message);
        }
      }

      server.watcher.on('all', (_, path) => {
        if (isQueued || !resolve(path).startsWith(CONTRACT)) return;
        isQueued = true;
        running = running.then(run);
      });
    },
  };
}

/** In a process of its own, since it loads two generators and TypeScript. */
async function runGenerator(): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/generate/generate.ts']);
    return stdout.trim();
  } catch (error) {
    throw new Error((error as { stderr: string }).stderr.trim());
  }
}
