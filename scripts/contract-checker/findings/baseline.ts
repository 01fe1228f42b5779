import { existsSync, readFileSync } from 'node:fs';

/**
 * IDs of accepted findings: one a line; `#` starts a comment.
 *
 * @throws Error with a readable message when there is no such file.
 */
export function readBaseline(path: string | undefined): ReadonlySet<string> {
  if (path === undefined) return new Set();
  if (!existsSync(path)) throw new Error(`There is no baseline "${path}".`);
  const lines = readFileSync(path, 'utf8').split('\n');
  return new Set(lines.map((line) => line.replace(/\s*#.*$/, '').trim()).filter((line) => line !== ''));
}
