import { expect, test } from 'vitest';
import { issueDateToUtc } from './issue-date';

test.each([
  ['03/04/2025', '2025-03-04T00:00:00Z'],
  ['2025-03-04', '2025-03-04T00:00:00Z'],
  ['2025-03-04T15:20:11.987Z', '2025-03-04T15:20:11Z'],
  ['2025-03-04T15:20:11Z', '2025-03-04T15:20:11Z'],
  ['2025-03-04T22:30:00-05:00', '2025-03-05T03:30:00Z'],
  [new Date(Date.UTC(2025, 2, 4, 15, 20, 11, 987)), '2025-03-04T15:20:11Z'],
])('%s is sent as %s', (issueDate, expected) => {
  expect(issueDateToUtc(issueDate)).toBe(expected);
});

test.each([
  '',
  '02/30/2025',
  '2025-02-30',
  '2025-02-30T00:00:00Z',
  '2025-03-04T15:20:11',
  'yesterday',
  '4/3/2025',
])('%j is not an issue date', (issueDate) => {
  expect(issueDateToUtc(issueDate)).toBeUndefined();
});

test('an invalid Date is not an issue date', () => {
  expect(issueDateToUtc(new Date(Number.NaN))).toBeUndefined();
});
