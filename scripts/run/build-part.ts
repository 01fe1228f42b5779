import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.ts';
import { precompressFiles } from './precompress.ts';
import { viteBuild } from './vite-build.ts';

/** A part that is built separately. Its folder of dist/ remembers the inputs. */
export interface BuiltPart {
  name: string;
  folder: string;
  inputs: string[];
  build: () => Promise<void>;
}

const SHARED_INPUTS = ['sandbox', 'generated', 'src/domain', 'src/lib', 'scripts/vite', 'package-lock.json'];

/** The sandbox's server without any page: what `npm run sandbox` waits for. */
export const sandboxServer: BuiltPart = {
  name: 'sandbox',
  folder: 'dist/sandbox',
  inputs: [...SHARED_INPUTS, 'vite.config.ts'],
  build: () => viteBuild('sandbox', '--config', 'sandbox/vite.config.ts'),
};

export const sandboxPanel: BuiltPart = {
  name: 'sandbox panel',
  folder: 'dist/panel',
  inputs: [...SHARED_INPUTS, 'src/ui', 'vite.config.ts'],
  build: async () => {
    await viteBuild('sandbox panel', '--config', 'sandbox/panel/vite.config.ts');
    await precompressFiles('dist/panel');
  },
};

export const contractPages: BuiltPart = {
  name: 'contract pages',
  folder: 'dist/docs',
  inputs: [...SHARED_INPUTS, 'openapi', 'scripts/docs', 'scripts/contract', 'vite.config.ts'],
  build: async () => {
    await viteBuild('contract pages', '--config', 'scripts/docs/vite.config.ts');
    await precompressFiles('dist/docs');
  },
};

export function isBuilt({ folder, inputs }: BuiltPart): boolean {
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(inputs);
}

/** Builds a part, unless it is up to date. @throws ReadableError when it cannot be built. */
export async function buildPart(part: BuiltPart): Promise<void> {
  if (isBuilt(part)) return;
  // Hashes the files that are built: one that changes meanwhile is built the next time.
  const hash = fingerprint(part.inputs);
  // A build that fails halfway leaves a mixture, which must not pass for an earlier one.
  rmSync(stampOf(part.folder), { force: true });
  await part.build();
  writeFileSync(stampOf(part.folder), hash);
}

function stampOf(folder: string): string {
  return `${folder}/.build-hash`;
}
