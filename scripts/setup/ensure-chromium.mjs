import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ReadableError } from './exit-with-message.mjs';
import { findChromium } from './find-chromium.mjs';
import { step } from './step.mjs';

/** Ensures a Chromium for the browser tests: an installed one, or Debian's package when run as root. */
export async function ensureChromium() {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    await step("Installing Debian's chromium-headless-shell for the browser tests", installChromium);
  if (findChromium()) return;
  throw new ReadableError(
    'The browser tests need Chromium or Google Chrome. Install one (Debian and Ubuntu: apt install chromium; ' +
      'macOS: brew install --cask chromium) or set CHROMIUM_PATH to its executable.',
  );
}

/** A failure leaves no browser, which the caller tells; apt-get has printed why. */
function installChromium() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) =>
    spawnSync('apt-get', [...args, '-y', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env }).status ===
    0;
  aptGet('update');
  // Prefers the browser without its interface, where it exists.
  return aptGet('install', 'chromium-headless-shell') || aptGet('install', 'chromium');
}
