// Runs before `npm start` and `npm test`, also on a fresh clone, so it may use nothing but Node itself.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.mjs';

const STAMP = 'node_modules/.installed-lock-hash';
const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash;

if (!installed) {
  console.log('Installing the packages of package-lock.json …');
  // Some registries lack optional packages of other systems, and then so does the lock file; `npm ci` refuses that, while
  // `npm install` takes the versions of the lock file all the same.
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
