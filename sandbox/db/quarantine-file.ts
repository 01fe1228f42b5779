import { existsSync, renameSync } from 'node:fs';

/** Suffixes of the database file and the files that SQLite creates beside it. */
const FILE_SUFFIXES = ['', '-wal', '-shm'];

/**
 * Renames a closed SQLite file and its companion files, so that a new one can replace it.
 *
 * Returns a notice with the old and new names, and the reason.
 */
export function quarantineFile(path: string, reason: string): string {
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
