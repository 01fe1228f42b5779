import type { Change } from './persistence';

/** One write, in a form that can be taken back and told to the persistence. */
export interface LoggedWrite {
  /** Names the document or counter; later writes to the same one supersede it at commit. */
  key: string;
  undo: () => void;
  /** The change as it stands at commit. */
  change: () => Change;
}

/**
 * Makes several writes one: all are kept, or none. A transaction inside another joins it: it is kept when the outermost
 * is, but when it throws, its own writes are taken back at once, whether or not the outer one catches the error.
 */
export class TransactionLog {
  readonly #commit: (changes: readonly Change[]) => void;
  #writes: LoggedWrite[] = [];
  #depth = 0;

  /** `commit` gets the changes of each outermost transaction that made any. */
  constructor(commit: (changes: readonly Change[]) => void) {
    this.#commit = commit;
  }

  /**
   * Runs `work` as a transaction and returns its result.
   *
   * @throws whatever `work` or the commit throws, with every write taken back; TypeError when `work` returns a promise,
   * since what it did after its first `await` would lie outside the transaction.
   */
  run<T>(work: () => T): T {
    const start = this.#writes.length;
    this.#depth += 1;
    try {
      const result = work();
      if (isPromise(result)) throw new TypeError('A transaction cannot wait for a promise');
      if (this.#depth === 1 && this.#writes.length > 0) this.#commit(lastChanges(this.#writes));
      return result;
    } catch (error) {
      this.#undoFrom(start);
      throw error;
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) this.#writes = [];
    }
  }

  /** Notes a write that was just done in memory; only inside `run`. */
  note(write: LoggedWrite): void {
    this.#writes.push(write);
  }

  #undoFrom(start: number): void {
    for (const write of this.#writes.splice(start).reverse()) write.undo();
  }
}

function lastChanges(writes: readonly LoggedWrite[]): Change[] {
  return [...new Map(writes.map((write) => [write.key, write])).values()].map((write) => write.change());
}

function isPromise(value: unknown): value is Promise<unknown> {
  if (!(value instanceof Promise)) return false;
  // The refusal is the transaction's error; the promise's own failure has nowhere to go.
  value.catch(() => {});
  return true;
}
