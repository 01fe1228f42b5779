/**
 * A server of two processes, for tests: it says which one responds, and ends at `/die`. `/purge` purges everywhere, and `/purged` says
 * what this process has purged.
 */
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { purgeEverywhere, superviseWorkers } from '../../../src/server/operations/workers.ts';

if (cluster.isPrimary) {
  cluster.on('listening', (worker, { port }) =>
    console.log(JSON.stringify({ pid: worker.process.pid, port })),
  );
  process.exitCode = await superviseWorkers(2).ended;
  process.exit();
} else {
  const purged: string[] = [];
  const purge = purgeEverywhere(async (keys) => void purged.push(...keys));
  createServer(async ({ url }, response) => {
    if (url === '/die') process.kill(process.pid, 'SIGKILL');
    if (url === '/purge') await purge(['product-1']);
    response.setHeader('connection', 'close');
    response.end(JSON.stringify({ pid: process.pid, purged }));
  }).listen(0, '127.0.0.1');
  process.once('SIGTERM', () => process.exit(0));
}
