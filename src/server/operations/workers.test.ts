import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';

let server: ChildProcessByStdio<null, Readable, Readable> | undefined;
afterEach(() => void server?.kill('SIGKILL'));

/** Starts the server of two processes; each line says that one listens. */
function start() {
  const started = spawn(process.execPath, ['tests/support/programs/two-workers.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = started;
  const lines = createInterface(started.stdout)[Symbol.asyncIterator]();
  const nextWorker = async () =>
    JSON.parse((await lines.next()).value as string) as { pid: number; port: number };
  return { started, nextWorker };
}

it('replaces a process that dies, and ends with SIGTERM', async () => {
  const { started, nextWorker } = start();
  const first = await nextWorker();
  const second = await nextWorker();
  expect(second.port).toBe(first.port);
  await expect(fetch(`http://127.0.0.1:${first.port}/die`)).rejects.toThrow();
  const third = await nextWorker();
  expect([first.pid, second.pid]).not.toContain(third.pid);
  const exited = once(started, 'exit');
  started.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

it('purges in every process', async () => {
  const { nextWorker } = start();
  const { port } = await nextWorker();
  await nextWorker();
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).json() as Promise<{ pid: number; purged: string[] }>;
  await ask('/purge');
  const purgedBy = new Set<number>();
  await expect
    .poll(async () => {
      const { pid, purged } = await ask('/purged');
      if (purged.includes('product-1')) purgedBy.add(pid);
      return purgedBy.size;
    })
    .toBe(2);
});
