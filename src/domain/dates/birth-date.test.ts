import { describe, expect, test } from 'vitest';
import { checkBirthDate } from './birth-date';

const today = { year: 2025, month: 3, day: 4 };

describe('the ends of the range', () => {
  test.each([
    ['exam', '12/31/1919', 'too-early'],
    ['exam', '01/01/1920', 'valid'],
    ['exam', '03/04/2025', 'valid'],
    ['exam', '03/05/2025', 'too-late'],
    ['insurance', '01/01/1920', 'too-early'],
    ['insurance', '01/02/1920', 'valid'],
    ['insurance', '03/03/2025', 'valid'],
    ['insurance', '03/04/2025', 'too-late'],
    ['patient', '12/31/1919', 'too-early'],
    ['patient', '01/01/1920', 'valid'],
    ['patient', '03/03/2025', 'valid'],
    ['patient', '03/04/2025', 'too-late'],
  ] as const)('%s: %s is %s', (form, text, status) => {
    expect(checkBirthDate(text, form, today).status).toBe(status);
  });
});

test('a valid result includes the date', () => {
  expect(checkBirthDate('06/05/1987', 'patient', today)).toEqual({
    status: 'valid',
    date: { year: 1987, month: 6, day: 5 },
  });
});

test('distinguishes an empty field from an invalid date', () => {
  expect(checkBirthDate('', 'exam', today).status).toBe('empty');
  expect(checkBirthDate('02/30/1987', 'exam', today).status).toBe('not-a-date');
  expect(checkBirthDate('06/05/87', 'exam', today).status).toBe('not-a-date');
  expect(checkBirthDate('02/29/2001', 'exam', today).status).toBe('not-a-date');
});
