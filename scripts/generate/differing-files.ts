import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Names of the files that two folders do not both have with the same content. */
export function differingFiles(folder: string, other: string): string[] {
  const names = new Set([...filesOf(folder), ...filesOf(other)]);
  return [...names].filter((name) => contentOf(join(folder, name)) !== contentOf(join(other, name)));
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((dirent) => dirent.isFile())
    .map((dirent) => relative(folder, join(dirent.parentPath, dirent.name)));
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
