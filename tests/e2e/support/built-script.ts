import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

/** URL of the script of a lazy module, such as `src/ui/overlay/drawer.tsx`. */
export function builtScript(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest;
  const file = manifest[source]?.file;
  if (!file) throw new Error(`The build has no script for ${source}.`);
  return `/${file}`;
}
