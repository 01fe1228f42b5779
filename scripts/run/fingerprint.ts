import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of files and folders, by their paths and content. */
export function fingerprint(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.filter((candidate) => existsSync(candidate))) addToHash(hash, path);
  return hash.digest('hex');
}

function addToHash(hash: ReturnType<typeof createHash>, path: string): void {
  const entries = directoryEntries(path);
  if (!entries) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const entry of entries.sort()) addToHash(hash, join(path, entry));
}

function directoryEntries(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}
