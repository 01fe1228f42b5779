import { expect, it } from 'vitest';
import { isMinor } from './is-minor';

const date = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

it.each([
  ['2008-06-16', '2026-06-15', true],
  ['2008-06-15', '2026-06-15', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
  ['2026-06-15', '2026-06-15', true],
  ['1920-01-01', '2026-06-15', false],
])('born on %s, on %s: %s', (born, day, expected) => {
  expect(isMinor(date(born), date(day))).toBe(expected);
});
