import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file';

const event: CalendarEvent = {
  id: 'EX7K2M9QPT4W@example.com',
  start: { date: { year: 2026, month: 3, day: 10 }, minutes: 570 },
  end: { date: { year: 2026, month: 3, day: 10 }, minutes: 600 },
  timeZone: 'America/New_York',
  title: 'Eye exam',
  location: '404 Bridge Ln, Cincinnati; OH',
  description: 'Times in Eastern time.\nBring your glasses.',
  createdAt: new Date('2026-03-01T12:00:00.123Z'),
};
const lineOf = (file: string, name: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`));

test('is an event in UTC, with escaped texts', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Eye exams//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:EX7K2M9QPT4W@example.com',
    'DTSTAMP:20260301T120000Z',
    // Two days after clocks went forward: four hours behind UTC.
    'DTSTART:20260310T133000Z',
    'DTEND:20260310T140000Z',
    'SUMMARY:Eye exam',
    'LOCATION:404 Bridge Ln\\, Cincinnati\\; OH',
    'DESCRIPTION:Times in Eastern time.\\nBring your glasses.',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

describe('the beginning', () => {
  test.each([
    ['America/Phoenix', 'DTSTART:20260310T163000Z'],
    ['America/St_Johns', 'DTSTART:20260310T120000Z'],
    ['Pacific/Honolulu', 'DTSTART:20260310T193000Z'],
    // A floating time: there is nothing better to say.
    [undefined, 'DTSTART:20260310T093000'],
  ])('in %s', (timeZone, line) => {
    expect(lineOf(calendarFile({ ...event, timeZone }), 'DTSTART')).toBe(line);
  });
});

describe('on the days on which clocks change', () => {
  test.each([
    // Forward at night on March 8, 2026, back on November 1.
    [{ month: 3, day: 7 }, 'America/New_York', '20260307T143000Z', '20260307T150000Z'],
    [{ month: 3, day: 8 }, 'America/New_York', '20260308T133000Z', '20260308T140000Z'],
    [{ month: 10, day: 31 }, 'America/New_York', '20261031T133000Z', '20261031T140000Z'],
    [{ month: 11, day: 1 }, 'America/New_York', '20261101T143000Z', '20261101T150000Z'],
    // Zones without daylight-saving time.
    [{ month: 3, day: 8 }, 'America/Phoenix', '20260308T163000Z', '20260308T170000Z'],
    [{ month: 11, day: 1 }, 'America/Regina', '20261101T153000Z', '20261101T160000Z'],
    [{ month: 11, day: 1 }, 'America/St_Johns', '20261101T130000Z', '20261101T133000Z'],
  ])('%o in %s', (day, timeZone, start, end) => {
    const date = { year: 2026, ...day };
    const file = calendarFile({
      ...event,
      start: { date, minutes: 570 },
      end: { date, minutes: 600 },
      timeZone,
    });
    expect([lineOf(file, 'DTSTART'), lineOf(file, 'DTEND')]).toEqual([`DTSTART:${start}`, `DTEND:${end}`]);
  });
});

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 300 })
    .map((value) => value.replaceAll(/[\p{Cc}\r\n]/gu, ''));
  fc.assert(
    fc.property(text, (description) => {
      const file = calendarFile({ ...event, description });
      const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
      const line = unfolded.find((candidate) => candidate.startsWith('DESCRIPTION:')) ?? '';
      expect(line.slice('DESCRIPTION:'.length).replace(/\\([\\;,])/g, '$1')).toBe(description);
    }),
  );
});

test('a line of 75 octets is not folded, one of 76 is', () => {
  const title = 'x'.repeat(75 - 'SUMMARY:'.length);
  expect(calendarFile({ ...event, title })).toContain(`\r\nSUMMARY:${title}\r\n`);
  expect(calendarFile({ ...event, title: `${title}y` })).toContain(`\r\nSUMMARY:${title}\r\n y\r\n`);
});

test('nobody can add a line to the file', () => {
  const file = calendarFile({ ...event, title: 'Exam\r\nATTENDEE:mailto:x@example.com\u0007' });
  expect(lineOf(file, 'SUMMARY')).toBe('SUMMARY:Exam\\nATTENDEE:mailto:x@example.com');
  expect(lineOf(file, 'ATTENDEE')).toBeUndefined();
});
