import { expect, test } from 'vitest';
import { parseConfirmationNumber } from '@/domain/exams/confirmation-number';
import { toExamConfirmation } from './exam-confirmation';

const wire = {
  confirmationNumber: 'EX7K2M9QPT4W',
  storeNumber: '0279',
  storeDisplayName: 'Willow Crest Crossing',
  start: '2026-03-10T09:30',
  end: '2026-03-10T10:00',
};

test('reads a booked exam, with or without its optional fields', () => {
  expect(toExamConfirmation({ ...wire, timeZone: 'America/Denver', doctorName: ' Dr. A ' })).toMatchObject({
    number: 'EX7K2M9QPT4W',
    start: { date: { year: 2026, month: 3, day: 10 }, minutes: 570 },
    timeZone: 'America/Denver',
    doctorName: 'Dr. A',
    serviceName: '',
  });
  expect(toExamConfirmation({ ...wire, timeZone: 'Here/There', start: 'soon' })).toMatchObject({
    timeZone: undefined,
    start: undefined,
    doctorName: '',
  });
});

test.each([
  ['EX7K2M9QPT4W', 'EX7K2M9QPT4W'],
  ['ex7k2m9qpt4w', undefined],
  ['EX7K2M9QPT4W1', undefined],
  ['', undefined],
  [null, undefined],
])('%s as a confirmation number is %s', (text, number) => {
  expect(parseConfirmationNumber(text)).toBe(number);
});
