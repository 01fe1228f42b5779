import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namedScenarios } from './named-scenarios';

const TABLE = new URL('../../docs/scenarios.md', import.meta.url);

describe('named scenarios', () => {
  it('have unique names', () => {
    const names = namedScenarios.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('match the table in docs/scenarios.md', () => {
    const rows = readFileSync(TABLE, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(rows).toEqual(
      namedScenarios.map(({ name, summary, section }) => `| \`${name}\` | ${summary} | ${section} |`),
    );
  });
});
