import type { Change } from './persistence';

/** One write that can be undone and persisted. */
export interface LoggedWrite {
  /** Names the document or counter; later writes to the same one supersede it at commit. */
  key: string;
  undo: () => void;
  /** The change at the time of commit. */
  change: () => Change;
}

/**
 * Makes writes atomic: all are stored, or none. A nested transaction joins the outer one. When it throws, its writes are rolled
 * back immediately, even if the outer one catches the error.
 */
export class TransactionLog {
  readonly #commit: (changes: readonly Change[]) => void;
  #writes: LoggedWrite[] = [];
  #depth = 0;

  /** `commit` receives the changes of each outermost transaction. */
  constructor(commit: (changes: readonly Change[]) => void) {
    this.#commit = commit;
  }

  /**
   * Runs `work` as a transaction and returns its result.
   *
   * @throws whatever `work` or the commit throws, with every write rolled back; TypeError when `work` returns a promise,
   * since anything after its first `await` would run outside the transaction.
   */
  run<T>(work: () => T): T {
    const start = this.#writes.length;
    this.#depth += 1;
    try {
      const result = work();
      if (isPromise(result)) throw new TypeError('A transaction cannot wait for a promise');
      if (this.#depth === 1 && this.#writes.length > 0) this.#commit(finalChanges(this.#writes));
      return result;
    } catch (error) {
      this.#undoFrom(start);
      throw error;
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) this.#writes = [];
    }
  }

  /** Records a write that was just done in memory; only inside `run`. */
  record(write: LoggedWrite): void {
    this.#writes.push(write);
  }

  #undoFrom(start: number): void {
    for (const write of this.#writes.splice(start).reverse()) write.undo();
  }
}

function finalChanges(writes: readonly LoggedWrite[]): Change[] {
  return [...new Map(writes.map((write) => [write.key, write])).values()].map((write) => write.change());
}

function isPromise(value: unknown): value is Promise<unknown> {
  if (!(value instanceof Promise)) return false;
  // The caller gets the TypeError; a rejection of the promise itself is ignored.
  value.catch(() => {});
  return true;
}
