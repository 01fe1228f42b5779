// Runs before `npm start` and `npm test` on a fresh clone, too, so it may only use Node's modules.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { exitWithMessage, ReadableError, reasonIn } from './exit-with-message.mjs';
import { findChromium } from './find-chromium.mjs';
import { step } from './step.mjs';

const MIN_NODE = 20;
/** npm writes it when all packages are in place. */
const INSTALLED = 'node_modules/.package-lock.json';
/** The scripts are in TypeScript: npm runs them on the Node among the packages, or on this one where there is none. */
const NODE_OF_SCRIPTS = 'node_modules/.bin/node';
/** Retries for three attempts within seconds; npm's default takes a minute. */
const RETRIES = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
/**
 * On a full disk npm only warns, file by file, and may end well. Without a registry it tries package after package, for minutes.
 */
const HOPELESS =
  /\bENOSPC\b|attempt 3 failed with E(AI_AGAIN|CONNREFUSED|CONNRESET|NETUNREACH|NOTFOUND|TIMEDOUT)\b/;
const RUNS_TYPESCRIPT = process.features.typescript === 'strip';

try {
  if (Number.parseInt(process.versions.node, 10) < MIN_NODE)
    throw new ReadableError(`Node ${process.versions.node} is too old: Node ${MIN_NODE} or newer is needed.`);
  if (!isInstalled()) await step('Installing the packages', install);
  if (!RUNS_TYPESCRIPT && !existsSync(NODE_OF_SCRIPTS))
    throw new ReadableError(
      `The scripts need Node 22.18 or newer on this system; this is Node ${process.versions.node}.`,
    );
  if (process.argv.includes('--with-chromium')) await ensureChromium();
} catch (error) {
  exitWithMessage(error);
}

/** Returns whether each package of the lock file is in place. Optional ones are for other systems. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = readPackages(INSTALLED);
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

async function install() {
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=http', ...RETRIES], {
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  // After Ctrl+C, npm goes on for a while. The next start must not meet it.
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      isInterrupted = true;
      npm.kill('SIGTERM');
    });
  let log = '';
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    log += text;
    if (HOPELESS.test(log)) npm.kill('SIGTERM');
  });
  const [status] = await once(npm, 'close');
  if (isInterrupted) throw new ReadableError('Interrupted. The next start installs the packages.');
  if (status === 0 && !HOPELESS.test(log)) return;
  rmSync(INSTALLED, { force: true });
  const errors = log.replaceAll(/^npm http .*\n/gm, '');
  throw new ReadableError(
    reasonIn(HOPELESS.exec(log)?.[0] ?? errors) ??
      `${errors}\n"npm ci" failed: the packages are not installed.`,
  );
}

/** Ensures a Chromium for the browser tests: an installed one, or Debian's package when run as root. */
async function ensureChromium() {
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
