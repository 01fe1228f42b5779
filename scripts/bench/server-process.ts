import { type ChildProcess, spawn } from 'node:child_process';

export interface RunningServer {
  origin: string;
  stop: () => Promise<void>;
}

export interface ServerOptions {
  command: string;
  args: string[];
  /** Folder to run in; default: this one. */
  folder?: string;
  port: number;
  environment?: Record<string, string>;
  /** Path that responds with a status below 500 once the server is up. */
  readyPath: string;
}

const START_TIMEOUT_MS = 60_000;

/** Starts a server in a child process and waits until it responds. */
export async function startServer({
  command,
  args,
  folder = '.',
  port,
  environment = {},
  readyPath,
}: ServerOptions): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(command, args, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), ...environment },
  });
  await untilReady(origin + readyPath, child);
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 2000).unref();
      }),
  };
}

/** Waits until a server responds. @throws Error when it has ended, or does not respond in time. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    try {
      if ((await fetch(url)).status < 500) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not respond within ${START_TIMEOUT_MS / 1000} s`);
}
