import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';

/** Makes sure that the browser journeys have a Chromium: an installed one, else Debian's package when root. */
export function ensureChromium() {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Installing Debian's chromium for the browser journeys …");
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
    if (findChromium()) return;
  }
  console.error(
    'The browser journeys need Chromium or Google Chrome. Install one (Debian and Ubuntu: apt install chromium; ' +
      'macOS: brew install --cask chromium) or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
