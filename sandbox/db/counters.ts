import type { TransactionLog } from './transaction-log';

/** Persistent counters that increase by one. */
export class Counters {
  readonly #first: Partial<Record<string, number>>;
  readonly #log: TransactionLog;
  /** Last value returned, by counter. */
  readonly #last = new Map<string, number>();

  constructor(first: Partial<Record<string, number>>, log: TransactionLog) {
    this.#first = first;
    this.#log = log;
  }

  next(name: string): number {
    const last = this.#last.get(name);
    const next = last === undefined ? (this.#first[name] ?? 1) : last + 1;
    this.#write(name, next);
    return next;
  }

  entries(): [name: string, value: number][] {
    return [...this.#last];
  }

  /** Replaces all counters with these values. */
  replace(entries: Iterable<readonly [name: string, value: number]>): void {
    this.#log.run(() => {
      for (const name of [...this.#last.keys()]) this.#write(name, undefined);
      for (const [name, value] of entries) this.#write(name, value);
    });
  }

  /** Loads a stored value at startup, outside any transaction. */
  load(name: string, value: number): void {
    this.#last.set(name, value);
  }

  #write(name: string, value: number | undefined): void {
    this.#log.run(() => {
      const previous = this.#last.get(name);
      this.#set(name, value);
      this.#log.record({
        key: `counter/${name}`,
        undo: () => this.#set(name, previous),
        change: () => ({ kind: 'counter', name, value: this.#last.get(name) }),
      });
    });
  }

  #set(name: string, value: number | undefined): void {
    if (value === undefined) this.#last.delete(name);
    else this.#last.set(name, value);
  }
}
