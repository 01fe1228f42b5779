import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { PageAssets } from '@/app/page-request';

const ENTRY = 'src/app/entry-client.tsx';

/**
 * Reads the manifest and the stylesheet of the client build.
 *
 * @param folder folder of the client build.
 * @throws Error when the client was not built.
 */
export function clientAssets(folder: string): PageAssets {
  const path = `${folder}/manifest.json`;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) return fail(path, ENTRY);
  const styles = manifest['style.css']?.file ?? fail(path, 'style.css');
  return {
    entry: `/${entry.file}`,
    stylesheet: {
      path: `/${styles}`,
      css: readFileSync(`${folder}/${styles}`, 'utf8'),
    },
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
