import { existsSync, renameSync } from 'node:fs';

/** The database file and the files that SQLite creates beside it. */
const COMPANIONS = ['', '-wal', '-shm'];

/**
 * Renames a closed SQLite file and its companion files, so that a new one can replace it.
 *
 * Returns the notice: what was renamed to what, and why.
 */
export function setFileAside(path: string, reason: string): string {
  const aside = freeName(path);
  for (const companion of COMPANIONS) {
    if (existsSync(path + companion)) renameSync(path + companion, aside + companion);
  }
  return `${path} could not be used (${reason}). It was renamed to ${aside}, and the database starts empty.`;
}

function freeName(path: string): string {
  let number = 1;
  while (existsSync(`${path}.set-aside-${number}`)) number += 1;
  return `${path}.set-aside-${number}`;
}
