import { expect, test } from 'vitest';
import { formatTime, formatWeekday } from './format-time';

test.each([
  [600, 'en-US', '10:00 AM'],
  [1260, 'en-US', '9:00 PM'],
  [1440, 'en-US', '12:00 AM'],
  [1260, 'fr-CA', '21 h 00'],
  [570, 'fr-CA', '9 h 30'],
  [1440, 'fr-CA', '0 h 00'],
])('%i minutes in %s', (minutes, languageTag, text) => {
  expect(formatTime(minutes, languageTag).replaceAll(/\s/g, ' ')).toBe(text);
});

test.each([
  ['fr-CA', '21\u00A0h\u00A000'],
  ['es-US', '9:00\u00A0p.m.'],
])('a time in %s does not break at its spaces', (languageTag, text) => {
  expect(formatTime(1260, languageTag)).toBe(text);
});

test('names weekdays from Monday', () => {
  expect([1, 7].map((day) => formatWeekday(day, 'en-US'))).toEqual(['Monday', 'Sunday']);
  expect(formatWeekday(1, 'fr-CA')).toBe('lundi');
});
