import { expect, test } from 'vitest';
import { dateAfterKey } from './picker-keys';

const slide = { start: 2016, length: 12 };
const after = (date: Date, view: 'date' | 'month' | 'year', key: string, shiftKey = false) =>
  dateAfterKey(date, view, { key, shiftKey }, slide);

// June 17, 2026 is a Wednesday.
test.each([
  ['ArrowLeft', false, new Date(2026, 5, 16)],
  ['ArrowRight', false, new Date(2026, 5, 18)],
  ['ArrowUp', false, new Date(2026, 5, 10)],
  ['ArrowDown', false, new Date(2026, 5, 24)],
  ['Home', false, new Date(2026, 5, 14)],
  ['End', false, new Date(2026, 5, 20)],
  ['PageUp', false, new Date(2026, 4, 17)],
  ['PageDown', false, new Date(2026, 6, 17)],
  ['PageUp', true, new Date(2025, 5, 17)],
  ['PageDown', true, new Date(2027, 5, 17)],
  ['a', false, undefined],
])('days: %s (shift %s)', (key, shift, expected) => {
  expect(after(new Date(2026, 5, 17), 'date', key, shift)).toEqual(expected);
});

test('one month after January 31 is the last day of February', () => {
  expect(after(new Date(2026, 0, 31), 'date', 'PageDown')).toEqual(new Date(2026, 1, 28));
});

// June is the last cell of its row of three.
test.each([
  ['ArrowLeft', new Date(2026, 4, 17)],
  ['ArrowDown', new Date(2026, 8, 17)],
  ['Home', new Date(2026, 3, 17)],
  ['End', new Date(2026, 5, 17)],
  ['PageUp', new Date(2025, 5, 17)],
  ['Enter', undefined],
])('months: %s', (key, expected) => {
  expect(after(new Date(2026, 5, 17), 'month', key)).toEqual(expected);
});

// 2026 is the third cell of its row of four: 2024, 2025, 2026, 2027.
test.each([
  ['ArrowRight', new Date(2027, 5, 17)],
  ['ArrowUp', new Date(2022, 5, 17)],
  ['Home', new Date(2024, 5, 17)],
  ['End', new Date(2027, 5, 17)],
  ['PageDown', new Date(2038, 5, 17)],
  ['Tab', undefined],
])('years: %s', (key, expected) => {
  expect(after(new Date(2026, 5, 17), 'year', key)).toEqual(expected);
});
