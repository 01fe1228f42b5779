import { spawn } from 'node:child_process';
import { listenProblem } from '@/lib/http/listen-problem';
import { isPanelRequest, type PanelOptions } from './control/serve-panel';
import { guardAccess } from './http/cross-origin';
import { listen } from './http/listen';
import type { ServerOptions } from './http/server-options';
import { openNodeSandbox } from './node';
import { seedRandom } from './seed/random';
import { sharedResources } from './shared-resources';

/**
 * Serves the sandbox over HTTP until SIGTERM or SIGINT.
 *
 * @param pages source of the panel and the contract pages; default: the build.
 * @throws Error with one sentence, for an unknown scenario, a port or data in use.
 */
export async function startServer(options: ServerOptions, pages?: PanelOptions): Promise<void> {
  const { dataFile, scenario, latency } = options;
  if (scenario !== '' && !sharedResources().scenarios.has(scenario))
    throw new Error(`--scenario: there is no scenario "${scenario}"; docs/scenarios.md lists them.`);
  seedRandom(options.seed);
  const sandbox = await openNodeSandbox({ dataFile, defaults: { scenario, latency }, pages });

  const respond = guardAccess(options, {
    calls: sandbox.fetch,
    pages: (request) => sandbox.panel(request),
    isPage: isPanelRequest,
  });
  const listening = await listen(options, respond).catch((error) => {
    sandbox.close();
    throw new Error(listenProblem(error, '--port'));
  });
  const { origin } = listening;
  process.stdout.write(
    [
      `Calls          ${origin}`,
      `Panel          ${origin}/sandbox`,
      `Contract pages ${origin}/sandbox/docs/`,
      `Data           ${dataFile === ':memory:' ? 'in memory' : dataFile}\n`,
    ].join('\n'),
  );
  if (options.open) openInBrowser(`${origin}/sandbox`);

  const stop = () => {
    void listening.close().then(() => {
      sandbox.close();
      process.exit(0);
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Opens the URL. A machine without a browser has it in the output. */
function openInBrowser(url: string): void {
  const [command = '', ...args] = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  }[process.platform as string] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
