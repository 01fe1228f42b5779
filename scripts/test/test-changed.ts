import { execFileSync, spawnSync } from 'node:child_process';
import { testsBeside } from './tests-beside.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Runs the tests beside the files that are not committed; with the name of a branch, also beside those that differ from the
 * merge base (`npm run test:changed -- main`). Vitest's `--changed` would run nearly all: the set-up of component tests loads
 * the whole store.
 */
const [base = 'HEAD'] = process.argv.slice(2);
const untracked = git('ls-files', '--others', '--exclude-standard');
const changed = [...git('diff', '--name-only', '--relative', '--merge-base', base), ...untracked];
const tests = testsBeside(changed, [...git('ls-files'), ...untracked]);
if (tests.length === 0) console.log('There are no tests beside what was changed.');
else {
  const { status } = spawnSync(process.execPath, [VITEST, 'run', ...tests], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
