import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithMessage } from '../setup/exit-with-message.mjs';
import { step } from '../setup/step.mjs';
import { precompressFiles } from './precompress.ts';
import { viteBuild } from './vite-build.ts';

const INPUTS = [
  'src',
  'sandbox',
  'generated',
  'public',
  'package-lock.json',
  'scripts/run',
  'scripts/vite',
  'scripts/docs',
  'openapi',
  'vite.config.ts',
  'lingui.config.ts',
];
const STAMP = 'dist/.build-hash';

/**
 * Builds client, server, sandbox panel and contract pages, unless dist/ is up to date with the inputs.
 *
 * @throws ReadableError when a part cannot be built.
 */
export async function buildIfNeeded(): Promise<void> {
  const hash = fingerprint(INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  // A build that fails halfway leaves a mixture, which must not pass for an earlier one.
  rmSync(STAMP, { force: true });
  // The client takes as long as the others together.
  await Promise.all([buildClient(), buildOthers()]);
  writeFileSync(STAMP, hash);
}

async function buildClient(): Promise<void> {
  await viteBuild('client');
  await step('Compressing the client', () => precompressFiles('dist/client'));
}

async function buildOthers(): Promise<void> {
  await viteBuild('server', '--ssr');
  await viteBuild('sandbox panel', '--config', 'sandbox/panel/vite.config.ts');
  await viteBuild('contract pages', '--config', 'scripts/docs/vite.config.ts');
  await Promise.all(['dist/panel', 'dist/docs'].map(precompressFiles));
}

function fingerprint(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.filter((candidate) => existsSync(candidate))) addToHash(hash, path);
  return hash.digest('hex');
}

function addToHash(hash: ReturnType<typeof createHash>, path: string): void {
  const entries = directoryEntries(path);
  if (!entries) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const entry of entries.sort()) addToHash(hash, join(path, entry));
}

function directoryEntries(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

if (import.meta.main) await buildIfNeeded().catch(exitWithMessage);
