import { expect, it } from 'vitest';
import { selectChecks } from './select-checks.ts';

const all = ['lint', 'types', 'tests'].map((name) => ({ name, command: [name] }));
const namesOf = (names: string[]) => selectChecks(all, names).map(({ name }) => name);

it('selects by name, in the order of the run; all without names', () => {
  expect(namesOf([])).toEqual(['lint', 'types', 'tests']);
  expect(namesOf(['tests', 'lint'])).toEqual(['lint', 'tests']);
});

it('skips no check silently: an unknown name is an error', () => {
  expect(() => namesOf(['lint', 'type'])).toThrow('No check is named type: lint, types, tests.');
});

it('leaves checks of the full run out of a usual one, unless they are named', () => {
  const checks = [
    { name: 'lint', command: [] },
    { name: 'package', command: [], fullRunOnly: true },
  ];
  const namesIn = (...args: [string[], { isFullRun?: boolean }?]) =>
    selectChecks(checks, ...args).map(({ name }) => name);
  expect(namesIn([])).toEqual(['lint']);
  expect(namesIn([], { isFullRun: true })).toEqual(['lint', 'package']);
  expect(namesIn(['package'])).toEqual(['package']);
});
