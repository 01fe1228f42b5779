import { readBaseline } from '../findings/baseline.ts';
import type { Finding } from '../findings/finding.ts';
import type { ContractFiles } from '../model/load.ts';
import type { CapturedExchange } from './captured-exchange.ts';
import { ExchangeQueue } from './exchange-queue.ts';
import { MemoryBudget } from './memory-budget.ts';
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
