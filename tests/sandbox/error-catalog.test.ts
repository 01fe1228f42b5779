import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contractOperations } from '@sandbox/contract/operations';
import { scenarioIndex } from '@sandbox/scenarios/scenario-index';
import { describe, expect, it } from 'vitest';

/** 000 §8, word for word. */
const ENTRIES = [
  'RXC service error',
  'Error getting insurance discount',
  'Error during calculate price',
  'Undefined Lens Id',
  'Error while calling RXC lens service',
  'Missing lens data',
  'Cannot add lenses',
  'Error loading espot {name}',
  'DDM Contacts error',
  'Cannot add to cart',
  'Error while adding prescription.',
  'Error while saving prescription.',
  'ERROR_Already_EmailSubscribed',
  'ERROR_Subscribe_EmailEmpty',
  'ERROR_Email_SubscribedError',
  'E-mail subscription error, try later',
  'Error refreshing wishlist',
  'Error adding saved item',
  'Error removing saved item',
  'Error while creating user',
];

const ROOT = new URL('../../', import.meta.url);
const tests = new Map(
  globSync('src/**/*.test.{ts,tsx}', { cwd: ROOT }).map((path) => [basename(path), new URL(path, ROOT)]),
);

const rows = readFileSync(new URL('docs/scenarios.md', ROOT), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith("| '"))
  .map((line) => {
    const [, entry = '', scenarios = '', , testedBy = ''] = line.split('|').map((cell) => cell.trim());
    return { entry: entry.slice(1, -1), scenarios: codesOf(scenarios), files: codesOf(testedBy) };
  });

function codesOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);
}

describe('the error catalog of 000', () => {
  it('has each entry in docs/scenarios.md', () => {
    expect(rows.map(({ entry }) => entry)).toEqual(ENTRIES);
  });

  it.each(rows)(
    '$entry: its scenarios exist, and its tests use scenario and entry',
    ({ entry, scenarios, files }) => {
      const known = scenarioIndex(contractOperations());
      expect(scenarios.filter((name) => !known.has(name))).toEqual([]);
      expect(files.filter((file) => !tests.has(file))).toEqual([]);
      const code = files.map((file) => readFileSync(tests.get(file) as URL, 'utf8')).join('\n');
      expect(code).toContain(entry.replace('{name}', ''));
      expect(scenarios.filter((name) => !code.includes(name))).toEqual([]);
    },
  );
});
