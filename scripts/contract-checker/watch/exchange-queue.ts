import { Worker } from 'node:worker_threads';
import { type CapturedExchange, capturedBytes } from './captured-exchange.ts';
import type { CheckedExchange } from './check-exchange.ts';
import type { MemoryBudget } from './memory-budget.ts';
import type { WorkerMessage, WorkerOptions } from './run-worker.ts';

/** Exchanges that may wait for the check; more are not checked. */
const MAX_WAITING = 1000;

interface Waiting {
  bytes: number;
  done: (result: CheckedExchange | undefined) => void;
}

/** Passes exchanges to a worker. Checking takes longer than passing on, so the line is limited. */
export class ExchangeQueue {
  readonly #worker: Worker;
  readonly #budget: MemoryBudget;
  readonly #maxWaiting: number;
  #waiting: Waiting[] = [];
  #hasEnded = false;

  private constructor(worker: Worker, budget: MemoryBudget, maxWaiting: number) {
    this.#worker = worker;
    this.#budget = budget;
    this.#maxWaiting = maxWaiting;
  }

  /** Starts the worker and waits until it can check. */
  static async start(
    options: WorkerOptions,
    budget: MemoryBudget,
    maxWaiting = MAX_WAITING,
  ): Promise<{ queue: ExchangeQueue; operationIds: string[] }> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
    const queue = new ExchangeQueue(worker, budget, maxWaiting);
    const operationIds = await new Promise<string[]>((resolve, reject) => {
      worker.once('error', reject);
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') resolve(message.operationIds);
        else queue.#finishNext(message);
      });
    });
    worker.on('error', () => queue.#end());
    worker.on('exit', () => queue.#end());
    // A process may end while its worker waits for more.
    worker.unref();
    return { queue, operationIds };
  }

  /**
   * @param done called with the result; with undefined when the check has failed.
   * @returns false when the line is full.
   */
  add(exchange: CapturedExchange, done: Waiting['done']): boolean {
    const bytes = capturedBytes(exchange);
    if (this.#hasEnded || this.#waiting.length >= this.#maxWaiting) {
      this.#budget.release(bytes);
      return false;
    }
    // The process does not end before the last of the line is checked.
    if (this.#waiting.length === 0) this.#worker.ref();
    this.#waiting.push({ bytes, done });
    const buffers = [exchange.requestBody.bytes, exchange.response?.body.bytes];
    this.#worker.postMessage(
      exchange,
      buffers.flatMap((bytesOfBody) => (bytesOfBody ? [bytesOfBody.buffer] : [])),
    );
    return true;
  }

  close(): void {
    void this.#worker.terminate();
  }

  #finishNext(message: Exclude<WorkerMessage, { kind: 'ready' }>): void {
    const next = this.#waiting.shift();
    if (!next) return;
    if (this.#waiting.length === 0) this.#worker.unref();
    this.#budget.release(next.bytes);
    next.done(message.kind === 'checked' ? message.result : undefined);
  }

  /** Without its worker, the queue takes no more. */
  #end(): void {
    this.#hasEnded = true;
    for (const { bytes, done } of this.#waiting) {
      this.#budget.release(bytes);
      done(undefined);
    }
    this.#waiting = [];
  }
}
