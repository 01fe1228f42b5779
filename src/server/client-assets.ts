import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

/** Files of the client build that a page's head needs. */
export interface ClientAssets {
  entry: string;
  styles: string[];
  fonts: string[];
  /** Scripts of a page besides the entry, including the entry's imports, for preloading. */
  scriptsFor: (sourceFile: string) => string[];
}

const ENTRY = 'src/app/entry-client.tsx';

/** Reads the manifest of the client build. @throws Error when the client was not built. */
export function clientAssets(path: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) return fail(path, ENTRY);
  return {
    entry: `/${entry.file}`,
    styles: [manifest['style.css']?.file ?? fail(path, 'style.css')].map((file) => `/${file}`),
    fonts: Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
      .map((file) => `/${file}`),
    scriptsFor: (sourceFile) =>
      [...new Set([...chunksOf(manifest, ENTRY), ...chunksOf(manifest, sourceFile)])]
        .filter((file) => file !== entry.file)
        .map((file) => `/${file}`),
  };
}

/** A module's chunk and its static imports. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, seen);
  return [...seen];
}

function fail(path: string, name: string): never {
  throw new Error(`${path} does not name ${name}.`);
}
