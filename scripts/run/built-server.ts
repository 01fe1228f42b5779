import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { WAIT_MS } from '../../tests/support/limits.ts';

/** A built server in a child process on a free port. */
export interface BuiltServer {
  /** Scheme, host and port. */
  origin: string;
  /** Graceful shutdown, as in a deployment. */
  stop: () => Promise<void>;
  /** Immediate kill, as in a power cut. */
  kill: () => Promise<void>;
}

/**
 * Starts a built server.
 *
 * @param script `storefront` for the web server, `sandbox` for the sandbox API alone.
 * @param folder with the build; default: this one.
 * @throws Error with its stderr when it does not start.
 */
export async function startBuiltServer(
  script: 'storefront' | 'sandbox',
  environment: Record<string, string>,
  folder?: string,
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [`dist/server/${script}.js`], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(folder ? { cwd: folder } : {}),
  });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  const origin = await waitForOrigin(child);
  if (!origin) throw new Error(`${script} did not start: ${errorOutput}`);
  return { origin, stop: () => terminate(child, 'SIGTERM'), kill: () => terminate(child, 'SIGKILL') };
}

async function waitForOrigin(child: ChildProcess): Promise<string | undefined> {
  const timer = setTimeout(() => child.kill('SIGKILL'), WAIT_MS);
  try {
    for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
      const origin = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0];
      if (origin) return origin;
    }
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function terminate(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
