/** Stores one transaction. Rejects when it stored nothing of it. */
export type StorageTask = () => Promise<void>;

/**
 * Hands transactions on to a storage that takes its time, one after the other.
 *
 * A task that failed stays first in line and is tried again with the next one: later ones must never be kept without it.
 */
export class WriteBehindQueue {
  readonly #waiting: StorageTask[] = [];
  #running: Promise<void> | undefined;

  add(task: StorageTask): void {
    this.#waiting.push(task);
    // A failure is told by `settled`; until then the task stays in line.
    this.#run().catch(() => {});
  }

  /** Resolves when everything added so far is kept, trying again what failed. Rejects when it fails again. */
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
    for (let task = this.#waiting[0]; task; task = this.#waiting[0]) {
      await task();
      this.#waiting.shift();
    }
  }
}
