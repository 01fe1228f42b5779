import { parentPort, workerData } from 'node:worker_threads';
import { type ContractFiles, loadContract } from '../model/load.ts';
import type { CapturedExchange } from './captured-exchange.ts';
import { type CheckedExchange, checkExchange } from './check-exchange.ts';

/** What the worker sends: first the operations, then a result for each exchange, in order. */
export type WorkerMessage =
  | { kind: 'ready'; operationIds: string[] }
  | { kind: 'checked'; result: CheckedExchange }
  | { kind: 'failed'; message: string };

export interface WorkerOptions extends ContractFiles {
  /** URL of the watched host. */
  hostUrl: string;
}

/** Checks exchanges in a thread of its own, so that the traffic does not wait for it. */
export async function runWorker(): Promise<void> {
  const { hostUrl, ...files } = workerData as WorkerOptions;
  const contract = await loadContract(files);
  const send = (message: WorkerMessage) => parentPort?.postMessage(message);
  parentPort?.on('message', (exchange: CapturedExchange) => {
    try {
      send({ kind: 'checked', result: checkExchange(exchange, { contract, hostUrl }) });
    } catch (error) {
      // The message may hold a value of the exchange.
      send({ kind: 'failed', message: error instanceof Error ? error.name : 'unknown' });
    }
  });
  send({ kind: 'ready', operationIds: contract.operations.map(({ id }) => id) });
}
