import { describe, expect, test } from 'vitest';
import { formatDay, formatFullDay, formatLongDay, formatNearDay } from './format-day';

const FIRST = { year: 2026, month: 12, day: 1 };

describe('the first of a month', () => {
  test('is an ordinal in French', () => {
    expect(formatDay(FIRST, 'fr-CA')).toBe('1er\u00a0déc.');
    expect(formatLongDay(FIRST, 'fr-CA')).toBe('1er\u00a0décembre 2026');
    expect(formatFullDay(FIRST, 'fr-CA')).toBe('mardi 1er\u00a0décembre 2026');
    expect(formatNearDay(FIRST, 'fr-CA')).toBe('mardi 1er\u00a0décembre');
  });

  test.each([
    ['en-US', 'December\u00a01, 2026'],
    ['en-CA', 'December\u00a01, 2026'],
    ['es-US', '1\u00a0de\u00a0diciembre de 2026'],
  ])('is a number in %s', (languageTag, text) => {
    expect(formatLongDay(FIRST, languageTag)).toBe(text);
  });
});

test.each([
  [2, '2\u00a0août 2026'],
  [11, '11\u00a0août 2026'],
  [21, '21\u00a0août 2026'],
  [31, '31\u00a0août 2026'],
])('day %i of a month is a number in French', (day, text) => {
  expect(formatLongDay({ year: 2026, month: 8, day }, 'fr-CA')).toBe(text);
});
