import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.cache/bench';
/** Pinned, so that results are comparable. Not in package.json, because only the benchmark needs them. */
const TOOLS = { '@stoplight/prism-cli': '5.16.0', autocannon: '9.0.0' };

/**
 * Installs the benchmark tools when missing.
 *
 * @returns the folder of their executables.
 */
export function installTools(): string {
  if (!existsSync(join(FOLDER, 'node_modules/.bin/prism'))) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: TOOLS }));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: FOLDER,
      stdio: 'inherit',
    });
  }
  return join(FOLDER, 'node_modules/.bin');
}
