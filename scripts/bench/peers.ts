import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.cache/bench';
/** Exact versions, so that figures can be compared. Not among the project's own packages: only the benchmark needs them. */
const PEERS = { '@stoplight/prism-cli': '5.16.0', autocannon: '9.0.0' };

/** Installs the benchmark's peers from the registry when they are not there yet. @returns the folder of their programs. */
export function installPeers(): string {
  if (!existsSync(join(FOLDER, 'node_modules/.bin/prism'))) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: PEERS }));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: FOLDER,
      stdio: 'inherit',
    });
  }
  return join(FOLDER, 'node_modules/.bin');
}
