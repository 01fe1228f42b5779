import { parentPort, workerData } from 'node:worker_threads';
import { contractOperations, type OperationId } from '@sandbox/contract/operations';
import type { CapturedExchange } from './captured-exchange.ts';
import { type CheckedExchange, checkExchange } from './check-exchange.ts';

/** What the worker sends: first the operations, then a result for each exchange, in order. */
export type WorkerMessage =
  | { kind: 'ready'; operationIds: OperationId[] }
  | { kind: 'checked'; result: CheckedExchange }
  | { kind: 'failed'; message: string };

export interface WorkerOptions {
  /** URL of the watched host. */
  hostUrl: string;
}

/** Checks exchanges in a thread of its own, so that the traffic does not wait for it. */
export function runWorker(): void {
  const { hostUrl } = workerData as WorkerOptions;
  const send = (message: WorkerMessage) => parentPort?.postMessage(message);
  parentPort?.on('message', (exchange: CapturedExchange) => {
    try {
      send({ kind: 'checked', result: checkExchange(exchange, hostUrl) });
    } catch (error) {
      // The message may hold a value of the exchange.
      send({ kind: 'failed', message: error instanceof Error ? error.name : 'unknown' });
    }
  });
  send({ kind: 'ready', operationIds: contractOperations().map(({ id }) => id) });
}
