/** One document or counter as it stands after a transaction. */
export type Change =
  | { kind: 'document'; collection: string; id: string; sequence: number; document: unknown }
  | { kind: 'removal'; collection: string; id: string }
  | { kind: 'counter'; name: string; value: number | undefined };

export interface StoredDocument {
  collection: string;
  id: string;
  /** Place in the order of insertion, within the collection. */
  sequence: number;
  document: unknown;
}

/** Where a database keeps its contents between runs, opened. */
export interface OpenedPersistence {
  documents: StoredDocument[];
  counters: [name: string, value: number][];
  /** Says in a sentence that earlier contents were set aside, where they are now, and why. */
  notice?: string;
  /**
   * Keeps the changes of one transaction, all or none.
   *
   * @throws when they could not be kept; the transaction is then undone in memory too.
   */
  write: (changes: readonly Change[]) => void;
  /** Sets the contents aside because the database cannot take them, and starts empty. Returns the notice. */
  startOver: (reason: string) => string;
  /** Resolves when everything written so far is kept. */
  settled: () => Promise<void>;
  close: () => void;
}

/** Keeps what was written before `write` returns. */
export interface Persistence {
  /** @throws when the place cannot be used at all (no permission, in use by another process). */
  open: (version: number) => OpenedPersistence;
}

/** As Persistence, where even reading takes its time. */
export interface AsyncPersistence {
  open: (version: number) => Promise<OpenedPersistence>;
}
