import { existsSync, renameSync } from 'node:fs';
import type { OpenedPersistence, Persistence } from './persistence';
import { SqliteFile, UnusableFileError } from './sqlite-file';

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
