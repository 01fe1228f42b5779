import { availableParallelism } from 'node:os';
import type { Check } from './check.ts';
import { type PlaywrightReport, readPlaywright } from './read-playwright.ts';
import { readVitest, type VitestReport } from './read-vitest.ts';

/**
 * The checks of `npm test`: those of the code first. The types fail most often and take a core for long, so that the quick checks
 * are done beside them on another; then those that rarely fail.
 */
export const checks: Check[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { name: 'colors', command: ['node', 'scripts/test/check-colors.ts'] },
  { name: 'docs', command: ['node', 'scripts/test/check-docs.ts'] },
  { name: 'lock', command: ['node', 'scripts/test/check-lock.ts'] },
  { name: 'names', command: ['node', 'scripts/test/check-names.ts'] },
  { name: 'waits', command: ['node', 'scripts/test/check-waits.ts'] },
  { name: 'regexes', command: ['node', 'scripts/test/check-regexes.ts'], fullRunOnly: true },
  { name: 'messages', command: ['node', 'scripts/test/check-messages.ts'] },
  {
    name: 'architecture',
    command: [
      'depcruise',
      '--config',
      'tests/architecture/rules.mjs',
      // Prints the advice of the rule, too.
      '--output-type',
      'err-long',
      'src',
      'sandbox',
      'generated',
      'scripts',
    ],
  },
  { name: 'unused', command: ['knip', '--config', 'tests/architecture/knip.json'] },
  { name: 'contract', command: ['npm', 'run', '--silent', 'lint:contract'] },
  { name: 'generated', command: ['node', 'scripts/test/check-generated.ts'] },
  { name: 'build', command: ['node', 'scripts/run/build.ts'], usesAllCores: true },
  { name: 'browsers', command: ['node', 'scripts/test/check-browsers.ts'], needs: 'build' },
  { name: 'bytes', command: ['node', 'scripts/test/check-bytes.ts'], needs: 'build' },
  {
    name: 'package',
    command: ['node', 'scripts/run/pack-sandbox.ts'],
    usesAllCores: true,
    fullRunOnly: true,
  },
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      // One more than there are cores: a component test waits for a sixth of its time.
      `--maxWorkers=${availableParallelism() + 1}`,
      '--reporter=minimal',
      '--reporter=json',
      '--outputFile.json=.cache/vitest.json',
    ],
    usesAllCores: true,
    needs: 'package',
    report: { file: '.cache/vitest.json', read: (json) => readVitest(json as VitestReport) },
  },
  {
    name: 'abuse',
    command: ['node', 'scripts/bench/bench.ts', 'abuse'],
    usesAllCores: true,
    fullRunOnly: true,
    needs: 'build',
  },
  {
    name: 'engines',
    command: ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts'],
    usesAllCores: true,
    fullRunOnly: true,
    needs: 'build',
    report: { file: '.cache/engines.json', read: (json) => readVitest(json as VitestReport) },
  },
  {
    name: 'stack',
    command: ['node', 'scripts/stack/stack.ts', 'test'],
    usesAllCores: true,
    fullRunOnly: true,
    needs: 'build',
  },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    usesAllCores: true,
    needs: 'build',
    report: { file: '.cache/playwright.json', read: (json) => readPlaywright(json as PlaywrightReport) },
  },
];
