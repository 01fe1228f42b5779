// @module-tag full-run
// In the usual run, every-page.test.ts renders each page in Node, with the modules that its server markup needs.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/**
 * All modules that may be loaded on the server. Entry points are excluded, since they have side effects, and what imports
 * Leaflet, which needs a window: `store-map.tsx` imports that in an effect. The face detector's worker runs in browsers alone.
 */
const EXCLUDED = [
  '**/*.test.{ts,tsx}',
  '**/*.d.ts',
  'src/app/entry-client.tsx',
  'src/server/main.ts',
  'src/lib/face/worker/face-worker.ts',
  'src/features/store-map/map/{base-layer,create-store-map,distance-rings,label-layer,marker-layer}.ts',
];
// Not `import.meta.glob`, by which the check `unused` would take each module for used.
const paths = globSync('src/**/*.{ts,tsx}', { exclude: EXCLUDED });

it('every module loads without a browser', async () => {
  expect(typeof window).toBe('undefined');
  expect(paths.length).toBeGreaterThan(200);
  const failures: string[] = [];
  for (const path of paths) {
    await import(resolve(path)).catch((error: unknown) => failures.push(`${path}: ${String(error)}`));
  }
  expect(failures).toEqual([]);
});
