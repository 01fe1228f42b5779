import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

/** Returns the URL of the script of a chunk, such as `later-shell`. */
export function builtScript(name: string): string {
  const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest;
  const file = Object.values(manifest).find((chunk) => chunk.name === name)?.file;
  if (!file) throw new Error(`The build has no script ${name}.`);
  return `/${file}`;
}
