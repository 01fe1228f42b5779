import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { exitWithMessage } from '../setup/exit-with-message.mjs';
import { step } from '../setup/step.mjs';
import { buildPart, contractPages, sandboxPanel } from './build-part.ts';
import { fingerprint } from './fingerprint.ts';
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
  await buildPart(sandboxPanel);
  await buildPart(contractPages);
}

if (import.meta.main) await buildIfNeeded().catch(exitWithMessage);
