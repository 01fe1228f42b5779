import { existsSync } from 'node:fs';

/** A browser without its interface, which takes a quarter less processor time. It knows no settings. */
const SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of an installed Chromium or Chrome, or undefined. `CHROMIUM_PATH` takes precedence.
 *
 * @param {{ withSettings?: boolean }} [options] `withSettings` if its profile has to say something.
 */
export function findChromium({ withSettings = false } = {}) {
  return CANDIDATES.find((path) => path && !(withSettings && path === SHELL) && existsSync(path));
}
