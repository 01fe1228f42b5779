import { readFileSync } from 'node:fs';

/** IDs of accepted findings: one a line; `#` starts a comment. */
export function readBaseline(path: string | undefined): ReadonlySet<string> {
  if (path === undefined) return new Set();
  const lines = readFileSync(path, 'utf8').split('\n');
  return new Set(lines.map((line) => line.replace(/\s*#.*$/, '').trim()).filter((line) => line !== ''));
}
