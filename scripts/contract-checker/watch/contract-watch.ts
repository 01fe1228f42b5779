import { Worker } from 'node:worker_threads';
import { readBaseline } from '../findings/baseline.ts';
import type { Finding } from '../findings/finding.ts';
import type { ContractFiles } from '../model/load.ts';
import { type CapturedExchange, capturedBytes } from './captured-exchange.ts';
import type { CheckedExchange } from './check-exchange.ts';
import { MemoryBudget } from './memory-budget.ts';
import type { WorkerMessage, WorkerOptions } from './run-worker.ts';
import { WatchLog } from './watch-log.ts';

/** What captured bodies may hold altogether. */
const MAX_CAPTURED_BYTES = 64 * 1024 * 1024;

export interface WatchOptions extends ContractFiles {
  /** URL of the watched host. */
  url: string;
  /** File with the IDs of accepted findings. */
  baseline?: string | undefined;
  /** Called once for each new finding. */
  onFinding?: (finding: Finding) => void;
  maxWaiting?: number;
}

/** Checks exchanges that have passed by, and remembers what did not fit. */
export interface ContractWatch {
  log: WatchLog;
  /** Memory for bodies that pass by. */
  budget: MemoryBudget;
  add: (exchange: CapturedExchange) => void;
  /** Resolves when everything that was added has been checked. */
  settled: () => Promise<void>;
  close: () => void;
}

export async function startWatch(options: WatchOptions): Promise<ContractWatch> {
  const { url, contract, plugin, baseline, onFinding = () => undefined, maxWaiting } = options;
  const accepted = readBaseline(baseline);
  const budget = new MemoryBudget(MAX_CAPTURED_BYTES);
  const { queue, operationIds } = await ExchangeQueue.start(
    { hostUrl: url, contract, plugin },
    budget,
    maxWaiting,
  );
  const log = new WatchLog({ url, operationIds, accepted });
  const open = new Set<Promise<void>>();
  return {
    log,
    budget,
    add: (exchange) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const isAccepted = queue.add(exchange, (result) => {
        if (result) for (const finding of log.add(result)) onFinding(finding);
        else log.addUnchecked('the check has failed');
        open.delete(promise);
        resolve();
      });
      if (isAccepted) open.add(promise);
      else log.addUnchecked('too many at a time');
    },
    settled: async () => {
      await Promise.all(open);
    },
    close: () => queue.close(),
  };
}

/** Exchanges that may wait for the check; more are not checked. */
const MAX_WAITING = 1000;

interface Waiting {
  bytes: number;
  done: (result: CheckedExchange | undefined) => void;
}

/** Passes exchanges to a worker. Checking takes longer than passing on, so the line is limited. */
class ExchangeQueue {
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
