import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = 'dist/client';
const FOLDER = 'src/features/store-map';
/** The files of the build that only the map loads, by their source or the name of their chunk. */
const SOURCES = {
  map: ['later-store-map'],
  'data of the map': ['overview', 'detail']
    .map((level) => `${FOLDER}/data/base-${level}.json`)
    .concat(`${FOLDER}/data/map-labels.json`),
};
/** In KiB of brotli. */
const LIMITS: Record<keyof typeof SOURCES, number> = { map: 55, 'data of the map': 45 };

type Manifest = Record<string, { file: string; name?: string }>;

export interface MapFiles {
  name: string;
  /** Paths in the build. */
  files: string[];
  /** In bytes of brotli. */
  bytes: number;
  limitKib: number;
}

/** Returns the files of the store finder's map, which loads beside the list, with separate limits. */
export function mapFiles(): MapFiles[] {
  const manifest = JSON.parse(readFileSync(join(CLIENT, 'manifest.json'), 'utf8')) as Manifest;
  return Object.entries(SOURCES).map(([name, sources]) => {
    const files = sources.map((source) => {
      const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
      if (!chunk) throw new Error(`The build has no ${source}.`);
      return chunk.file;
    });
    const bytes = files.reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.br`)).size, 0);
    return { name, files, bytes, limitKib: LIMITS[name as keyof typeof SOURCES] };
  });
}
