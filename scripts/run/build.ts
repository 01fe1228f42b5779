import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompressFiles } from './precompress.ts';

const INPUTS = [
  'src',
  'sandbox',
  'generated',
  'public',
  'package-lock.json',
  'scripts/vite',
  'scripts/docs',
  'openapi',
  'vite.config.ts',
  'lingui.config.ts',
];
/** The contract's pages are large and for developers. */
const FAST_QUALITY = 5;
const STAMP = 'dist/.build-hash';

/** Builds client, server and sandbox panel, unless dist/ is up to date with the inputs. */
export function buildIfNeeded(): void {
  const hash = fingerprint(INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  // A build that fails halfway leaves a mixture, which must not pass for an earlier one.
  rmSync(STAMP, { force: true });
  vite('build');
  vite('build', '--ssr');
  vite('build', '--config', 'sandbox/panel/vite.config.ts');
  vite('build', '--config', 'scripts/docs/vite.config.ts');
  precompressFiles('dist/client');
  precompressFiles('dist/panel');
  precompressFiles('dist/docs', FAST_QUALITY);
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, hash);
}

function vite(...args: string[]): void {
  execFileSync('vite', [...args, '--logLevel', 'warn'], { stdio: 'inherit' });
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

if (import.meta.main) buildIfNeeded();
