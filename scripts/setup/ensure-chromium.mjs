import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';

/** Ensures a Chromium for the e2e tests: an installed one, or Debian's package when run as root. */
export function ensureChromium() {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Installing Debian's chromium for the e2e tests …");
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
    if (findChromium()) return;
  }
  console.error(
    'The e2e tests need Chromium or Google Chrome. Install one (Debian and Ubuntu: apt install chromium; ' +
      'macOS: brew install --cask chromium) or set CHROMIUM_PATH to its executable.',
  );
  process.exit(1);
}
