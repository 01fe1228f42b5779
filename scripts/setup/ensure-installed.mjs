// Runs before `npm start` and `npm test` on a fresh clone too, so it may only use Node's own modules.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.mjs';

const STAMP = 'node_modules/.installed-lock-hash';
const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash;

if (!installed) {
  console.log('Installing the packages of package-lock.json …');
  // Some registries lack optional packages for other operating systems, which are then missing from the lock file. `npm ci`
  // rejects that; `npm install` still uses the locked versions.
  if (!npm('ci', 'ignore')) {
    if (!npm('install', 'inherit', '--no-save')) process.exit(1);
  }
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(STAMP, lockHash);
}

if (process.argv.includes('--with-chromium')) ensureChromium();

function npm(command, output, ...flags) {
  const args = [command, '--no-audit', '--no-fund', '--loglevel=error', ...flags];
  const stdio = ['ignore', output, output];
  try {
    execFileSync('npm', args, { stdio, shell: process.platform === 'win32' });
    return true;
  } catch {
    return false;
  }
}
