import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
}

const CLIENT = 'dist/client';
const ENTRY = 'src/app/entry-client.tsx';

/** Modules of the pages that have a budget. */
export const measuredPages = {
  home: 'src/app/routes/home.tsx',
  listing: 'src/app/routes/listing.tsx',
  product: 'src/app/routes/product.tsx',
  cart: 'src/app/routes/cart.tsx',
} as const;

export type MeasuredPage = keyof typeof measuredPages;

/** Compressed JavaScript (brotli, in bytes) that each page loads before anything is pressed. */
export function pageBytes(): Record<MeasuredPage, number> {
  const manifest = JSON.parse(readFileSync(join(CLIENT, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  return Object.fromEntries(
    Object.entries(measuredPages).map(([page, source]) => {
      const files = new Set([...closure(manifest, ENTRY), ...closure(manifest, source)]);
      return [page, [...files].reduce((sum, file) => sum + compressedSize(file), 0)];
    }),
  ) as Record<MeasuredPage, number>;
}

/** A module's chunk and all that it imports at once; what it loads on demand does not count. */
function closure(manifest: Record<string, Chunk>, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client build has no ${key}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
}

function compressedSize(file: string): number {
  return statSync(join(CLIENT, `${file}.br`)).size;
}
