import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disguised } from '@/domain/text/testing/disguised';
import { toCalendarDay } from './calendar-day';
import { type DateFormat, formatDate, maskDate, padLoneDigits, parseDate } from './date-format';

describe('parsing', () => {
  test.each([
    ['05/06/1987', 'dd/MM/yyyy', { year: 1987, month: 6, day: 5 }],
    ['05/06/1987', 'MM/dd/yyyy', { year: 1987, month: 5, day: 6 }],
    ['1987-06-05', 'yyyy-MM-dd', { year: 1987, month: 6, day: 5 }],
    ['29/02/2000', 'dd/MM/yyyy', { year: 2000, month: 2, day: 29 }],
    ['01/01/0087', 'dd/MM/yyyy', { year: 87, month: 1, day: 1 }],
  ] as const)('%s as %s', (text, format, day) => {
    expect(parseDate(text, format)).toEqual(day);
  });

  test.each([
    '29/02/1900',
    '31/04/2001',
    '00/01/2001',
    '01/00/2001',
    '01/13/2001',
    '1/1/2001',
    '01-01-2001',
    '01/01/20011',
    '',
  ])('%j is not a date', (text) => {
    expect(parseDate(text, 'dd/MM/yyyy')).toBeUndefined();
  });
});

describe('typing', () => {
  test.each([
    ['', 'dd/MM/yyyy', ''],
    ['05', 'dd/MM/yyyy', '05'],
    ['050', 'dd/MM/yyyy', '05/0'],
    ['05061987', 'dd/MM/yyyy', '05/06/1987'],
    ['05/06/19871', 'dd/MM/yyyy', '05/06/1987'],
    ['a0b6', 'MM/dd/yyyy', '06'],
    ['19870605', 'yyyy-MM-dd', '1987-06-05'],
    ['7/4/1988', 'MM/dd/yyyy', '07/04/1988'],
    ['7/', 'MM/dd/yyyy', '07'],
    ['12/4/1988', 'MM/dd/yyyy', '12/04/1988'],
    ['1988-7-04', 'yyyy-MM-dd', '1988-07-04'],
    ['0/', 'MM/dd/yyyy', '0'],
    ['7/21/1988', 'MM/dd/yyyy', '07/21/1988'],
    ['٠٧/٢١/١٩٨٨', 'MM/dd/yyyy', '07/21/1988'],
    // The year first, as in autofilled dates.
    ['1988-07-21', 'MM/dd/yyyy', '07/21/1988'],
    ['19880721', 'MM/dd/yyyy', '07/21/1988'],
    ['1988/7/21', 'MM/dd/yyyy', '07/21/1988'],
    [' 1988-07-21T00:00:00Z', 'MM/dd/yyyy', '07/21/1988'],
    ['1988', 'MM/dd/yyyy', '1988'],
    ['198807', 'MM/dd/yyyy', '1988-07'],
    ['1988-02-30', 'MM/dd/yyyy', '1988-02-30'],
    ['1988-07-21', 'dd/MM/yyyy', '21/07/1988'],
    ['19111988', 'dd/MM/yyyy', '19/11/1988'],
  ] as const)('%j in %s shows %j', (typed, format, masked) => {
    expect(maskDate(padLoneDigits(typed), format)).toBe(masked);
  });
});

test.each(['21 July 1988', 'July 21, 1988', '5 May 1988', '21.7.88', '7/21/88'])(
  '%j is not guessed',
  (typed) => {
    expect(parseDate(maskDate(padLoneDigits(typed), 'MM/dd/yyyy'), 'MM/dd/yyyy')).toBeUndefined();
  },
);

test('a date typed, pasted or copied in any way is the same', () => {
  const typed = fc
    .date({ min: new Date(1920, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
    .map((date) => toCalendarDay(date))
    .chain((day) => {
      const text = formatDate(day, 'MM/dd/yyyy');
      const [month = '', date = '', year = ''] = text.split('/');
      const part = (digits: string) => disguised(digits, 'number');
      const lone = (digits: string) => fc.constantFrom(digits, digits.replace(/^0/, ''));
      const separator = fc.constantFrom('/', '-', '.', ' / ');
      return fc.tuple(
        fc.constant(text),
        fc.oneof(
          fc
            .tuple(lone(month), lone(date))
            .chain(([m, d]) => fc.tuple(part(m), separator, part(d), separator, part(year))),
          fc.tuple(part(year), fc.constant('-'), part(month), fc.constant('-'), part(date)),
          fc.tuple(part(month + date + year)),
        ),
      );
    });
  fc.assert(
    fc.property(typed, ([text, parts]) => {
      expect(maskDate(padLoneDigits(parts.join('')), 'MM/dd/yyyy')).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('every date survives format and parse in every format, and the mask leaves it unchanged', () => {
  const dates = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 11, 31), noInvalidDate: true });
  const format = fc.constantFrom<DateFormat>('dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd');
  fc.assert(
    fc.property(dates, format, (date, pattern) => {
      const text = formatDate(toCalendarDay(date), pattern);
      expect(parseDate(text, pattern)).toEqual(toCalendarDay(date));
      expect(maskDate(text, pattern)).toBe(text);
    }),
  );
});
