/** The state of one document or counter after a transaction. */
export type Change =
  | { kind: 'document'; collection: string; id: string; sequence: number; document: unknown }
  | { kind: 'removal'; collection: string; id: string }
  | { kind: 'counter'; name: string; value: number | undefined };

export interface StoredDocument {
  collection: string;
  id: string;
  /** Position in insertion order, within the collection. */
  sequence: number;
  document: unknown;
}

/** The open storage of a database. */
export interface OpenedPersistence {
  documents: StoredDocument[];
  counters: [name: string, value: number][];
  /** One sentence: earlier contents were quarantined, where they are now and why. */
  notice?: string;
  /**
   * Stores the changes of one transaction, all or none.
   *
   * @throws when storing failed; the transaction is then rolled back in memory too.
   */
  write: (changes: readonly Change[]) => void;
  /** Quarantines unusable contents and starts empty. Returns the notice. */
  quarantine: (reason: string) => string;
  /** Resolves when everything written so far is stored. */
  settled: () => Promise<void>;
  close: () => void;
}

/** Synchronous storage: data is stored when `write` returns. */
export interface Persistence {
  /** @throws when the storage cannot be used at all (no permission, in use by another process). */
  open: (version: number) => OpenedPersistence;
}

/** Like `Persistence`, but opened asynchronously. */
export interface AsyncPersistence {
  open: (version: number) => Promise<OpenedPersistence>;
}
