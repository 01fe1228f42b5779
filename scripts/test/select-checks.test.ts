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
