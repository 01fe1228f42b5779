/** Stores one transaction. Rejects when nothing was stored. */
export type StorageTask = () => Promise<void>;

/**
 * Writes transactions to an asynchronous storage, one after the other.
 *
 * A failed task stays first and is retried before the next one: later transactions must never be stored without it.
 */
export class WriteBehindQueue {
  readonly #pending: StorageTask[] = [];
  #running: Promise<void> | undefined;

  add(task: StorageTask): void {
    this.#pending.push(task);
    // `settled` reports a failure; until then the task stays queued.
    this.#run().catch(() => {});
  }

  /** Resolves when everything added so far is stored, after one retry. Rejects when the retry fails. */
  async settled(): Promise<void> {
    await this.#run().catch(() => {});
    await this.#run();
  }

  #run(): Promise<void> {
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #drain(): Promise<void> {
    for (let task = this.#pending[0]; task; task = this.#pending[0]) {
      await task();
      this.#pending.shift();
    }
  }
}
