import cluster, { type Worker } from 'node:cluster';

/** What a process asks the others of this server to forget. */
interface PurgeMessage {
  purge: readonly string[];
}

/**
 * Runs this program in several processes, which share its port. One that dies is replaced; one that cannot even listen ends the
 * server, since the next one could not either.
 *
 * @returns whether one of them takes requests, and the exit code of the server when all of them have ended, after SIGTERM or SIGINT.
 */
export function superviseWorkers(count: number): { isReady: () => boolean; ended: Promise<number> } {
  const listening = new Set<Worker>();
  let isClosing = false;
  const close = (signal: NodeJS.Signals) => {
    isClosing = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => close(signal));
  cluster.on('listening', (worker) => listening.add(worker));
  cluster.on('message', (sender, message) => {
    if (!isPurge(message)) return;
    for (const worker of Object.values(cluster.workers ?? {})) if (worker !== sender) worker?.send(message);
  });
  for (let index = 0; index < count; index += 1) cluster.fork();
  const ended = new Promise<number>((resolve) => {
    let exitCode = 0;
    cluster.on('exit', (worker, code) => {
      if (!isClosing && listening.delete(worker)) {
        process.stderr.write(`Process ${worker.process.pid} has ended. Another one takes its place.\n`);
        cluster.fork();
        return;
      }
      exitCode ||= code ?? 1;
      if (!isClosing) close('SIGTERM');
      if (Object.keys(cluster.workers ?? {}).length === 0) resolve(exitCode);
    });
  });
  return { isReady: () => !isClosing && listening.size > 0, ended };
}

/** Purges in this process, and in the others of this server. */
export function purgeEverywhere(
  purge: (keys: readonly string[]) => Promise<void>,
): (keys: readonly string[]) => Promise<void> {
  process.on('message', (message) => {
    if (isPurge(message)) void purge(message.purge);
  });
  return async (keys) => {
    await purge(keys);
    process.send?.({ purge: keys } satisfies PurgeMessage);
  };
}

function isPurge(message: unknown): message is PurgeMessage {
  return Array.isArray((message as Partial<PurgeMessage> | null)?.purge);
}
