import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ReadableError } from '../../scripts/setup/exit-with-message.mjs';
import { ENGINES } from './browsers/engines';

/** Whether an engine could be started, once its packages are there. */
const missing = () => ENGINES.filter(({ program }) => !existsSync(program));

/**
 * Installs the engines that are missing from Debian's packages, when run as root there.
 *
 * @throws ReadableError with the command for everybody else.
 */
export function ensureEngines(): void {
  if (missing().length === 0) return;
  const packages = [...new Set(missing().flatMap((engine) => engine.packages))];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const aptGet = (...args: string[]) =>
      spawnSync('apt-get', ['-y', '-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    aptGet('update');
    aptGet('install', '--no-install-recommends', ...packages);
  }
  const names = missing().map(({ name }) => name);
  if (names.length > 0)
    throw new ReadableError(
      `Missing: ${names.join(', ')}. On Debian: apt-get install --no-install-recommends ${packages.join(' ')}`,
    );
}
