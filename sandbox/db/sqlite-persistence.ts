import { existsSync, renameSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Change, OpenedPersistence, Persistence, StoredDocument } from './persistence';

/** SQLite's result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/**
 * Persists the database in a SQLite file (Node only), with one SQLite transaction per database transaction: committed
 * data survives a crash of the process.
 *
 * A file that is damaged, not ours or of another version is renamed, and a new one created. The folder must exist.
 */
export function sqlitePersistence(path: string): Persistence {
  return {
    open: (version) => {
      try {
        return openFile(path, version);
      } catch (error) {
        const notice = quarantineFile(path, unusableReason(error, path));
        return { ...openFile(path, version), notice };
      }
    },
  };
}

function openFile(path: string, version: number): OpenedPersistence {
  let file = new SqliteFile(path, version);
  try {
    return {
      documents: file.documents(),
      counters: file.counters(),
      write: (changes) => file.write(changes),
      quarantine: (reason) => {
        file.close();
        const notice = quarantineFile(path, reason);
        file = new SqliteFile(path, version);
        return notice;
      },
      settled: () => Promise.resolve(),
      close: () => file.close(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Explains why the file is unusable. @throws the error when the file may be intact: no permission, in use, full disk. */
function unusableReason(error: unknown, path: string): string {
  if (error instanceof UnusableFileError) return error.message;
  // The low byte is the primary result code; the rest is the extended code.
  const code = Number((error as { errcode?: number }).errcode) & 0xff;
  if (code === CORRUPT || code === NOT_A_DATABASE) return (error as Error).message;
  if (code === BUSY) throw new Error(`${path} is in use by another process`, { cause: error });
  throw new Error(`${path} cannot be opened: ${(error as Error).message}`, { cause: error });
}

/** Suffixes of the database file and the files that SQLite creates beside it. */
const FILE_SUFFIXES = ['', '-wal', '-shm'];

/**
 * Renames a closed SQLite file and its companion files, so that a new one can replace it.
 *
 * Returns a notice with the old and new names, and the reason.
 */
function quarantineFile(path: string, reason: string): string {
  const quarantinePath = availablePath(path);
  for (const suffix of FILE_SUFFIXES) {
    if (existsSync(path + suffix)) renameSync(path + suffix, quarantinePath + suffix);
  }
  return `${path} could not be used (${reason}). It was renamed to ${quarantinePath}, and the database starts empty.`;
}

function availablePath(path: string): string {
  let number = 1;
  while (existsSync(`${path}.set-aside-${number}`)) number += 1;
  return `${path}.set-aside-${number}`;
}

/** SQLite application id of our files ("EYES" in ASCII). */
const APPLICATION_ID = 0x45594553;
/** Time to wait for another process to close the file, in milliseconds. */
const BUSY_TIMEOUT_MS = 1000;

const CREATE_TABLES = `
  CREATE TABLE documents (
    collection TEXT NOT NULL, id TEXT NOT NULL, sequence INTEGER NOT NULL, document TEXT NOT NULL,
    PRIMARY KEY (collection, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;

/** A file that is damaged, not ours, or of another version. */
class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
}

/** The database file: one row per document and counter. Locked against other processes while open. */
class SqliteFile {
  readonly #connection: DatabaseSync;
  readonly #statements: Record<
    'putDocument' | 'removeDocument' | 'putCounter' | 'removeCounter',
    StatementSync
  >;

  /** Opens or creates the file. @throws UnusableFileError, or SQLite's error when the file may be intact. */
  constructor(path: string, version: number) {
    this.#connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    try {
      this.#connection.exec(
        'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL',
      );
      if (this.#isBlank()) this.#createTables(version);
      this.#checkIdentity(version);
      this.#statements = {
        putDocument: this.#connection.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?)'),
        removeDocument: this.#connection.prepare('DELETE FROM documents WHERE collection = ? AND id = ?'),
        putCounter: this.#connection.prepare('INSERT OR REPLACE INTO counters VALUES (?, ?)'),
        removeCounter: this.#connection.prepare('DELETE FROM counters WHERE name = ?'),
      };
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Every document, in order of insertion. @throws UnusableFileError when one is not JSON. */
  documents(): StoredDocument[] {
    const rows = this.#connection.prepare('SELECT * FROM documents ORDER BY collection, sequence').all();
    return rows.map((row) => {
      const collection = String(row.collection);
      const id = String(row.id);
      try {
        return { collection, id, sequence: Number(row.sequence), document: JSON.parse(String(row.document)) };
      } catch {
        throw new UnusableFileError(`${collection} "${id}" is not JSON`);
      }
    });
  }

  counters(): [name: string, value: number][] {
    const rows = this.#connection.prepare('SELECT * FROM counters ORDER BY name').all();
    return rows.map((row) => [String(row.name), Number(row.value)]);
  }

  /** Writes all changes, or none. @throws SQLite's error, such as a full disk. */
  write(changes: readonly Change[]): void {
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      for (const change of changes) this.#apply(change);
      this.#connection.exec('COMMIT');
    } catch (error) {
      // Some errors (a full disk) end the transaction by themselves.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    if (this.#connection.isOpen) this.#connection.close();
  }

  #apply(change: Change): void {
    if (change.kind === 'document') {
      const { collection, id, sequence, document } = change;
      this.#statements.putDocument.run(collection, id, sequence, JSON.stringify(document));
    } else if (change.kind === 'removal') {
      this.#statements.removeDocument.run(change.collection, change.id);
    } else if (change.value === undefined) {
      this.#statements.removeCounter.run(change.name);
    } else {
      this.#statements.putCounter.run(change.name, change.value);
    }
  }

  #isBlank(): boolean {
    return this.#connection.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  }

  #createTables(version: number): void {
    this.#connection.exec(
      `BEGIN; ${CREATE_TABLES} PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${version}; COMMIT`,
    );
  }

  #checkIdentity(version: number): void {
    if (this.#pragma('application_id') !== APPLICATION_ID) {
      throw new UnusableFileError('it belongs to another program');
    }
    const fileVersion = this.#pragma('user_version');
    if (fileVersion !== version)
      throw new UnusableFileError(`it has version ${fileVersion}, needed is ${version}`);
    // Undetected damage would make every later write fail.
    const checkResult = this.#pragma('quick_check');
    if (checkResult !== 'ok') throw new UnusableFileError(`it is damaged: ${checkResult}`);
  }

  #pragma(name: string): unknown {
    return Object.values(this.#connection.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  }
}
