import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WAIT_MS } from '../support/limits';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RESOLVER = new URL('../../scripts/contract/resolve-aliases.ts', import.meta.url).href;

export interface SandboxProcess {
  /** URL without a trailing slash. */
  url: string;
  /** Its stderr output so far. */
  errors: () => string;
  /** Stops it cleanly; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** Kills it, as `kill -9` does. */
  kill: () => Promise<void>;
}

/** Starts the sandbox server (sandbox/main.ts) as a child process on a free port. */
export async function startSandbox(dataFile: string): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['--import', RESOLVER, 'sandbox/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', SANDBOX_DATA: dataFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderrText = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrText += text;
  });
  const port = await readPort(child, () => stderrText);
  return {
    url: `http://localhost:${port}`,
    errors: () => stderrText,
    stop: () => terminate(child, 'SIGTERM'),
    kill: async () => {
      await terminate(child, 'SIGKILL');
    },
  };
}

async function terminate(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  const [code] = await exit;
  return code as number | null;
}

async function readPort(child: ChildProcess, stderrText: () => string): Promise<string> {
  const timer = setTimeout(() => child.kill('SIGKILL'), WAIT_MS);
  try {
    for await (const chunk of child.stdout ?? []) {
      const port = /http:\/\/localhost:(\d+)/.exec(String(chunk))?.[1];
      if (port) return port;
    }
    throw new Error(`The sandbox did not start: ${stderrText()}`);
  } finally {
    clearTimeout(timer);
  }
}
