import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const TEST_FILE = /\.test\.tsx?$/;

/** A hash of files and folders, by their paths and content. Without tests, which no build contains. */
export function fingerprint(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats) add(hash, path, stats.isDirectory());
  }
  return hash.digest('hex');
}

function add(hash: Hash, path: string, isFolder: boolean): void {
  if (!isFolder) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !TEST_FILE.test(name));
  entries.sort((left, right) => (left.name < right.name ? -1 : 1));
  for (const entry of entries) add(hash, join(path, entry.name), entry.isDirectory());
}
