import { expect, it } from 'vitest';
import { openingDate } from './opening-date';

const NOW = new Date('2026-06-15T16:00:00Z');
const timeZone = 'America/New_York';
const dates = (openedOn: number, reopensOn: number) => ({
  openedOn: { year: 2026, month: 6, day: openedOn },
  reopensOn: { year: 2026, month: 6, day: reopensOn },
  timeZone,
});

it.each([
  ['coming-soon', 20, 25, 20],
  ['coming-soon', 15, 25, 15],
  ['coming-soon', 14, 25, undefined],
  ['temporarily-closed', 20, 25, 25],
  ['temporarily-closed', 20, 14, undefined],
  ['closed', 20, 25, undefined],
  ['open', 20, 25, undefined],
] as const)('%s, opens on June %i, again on June %i: %s', (status, opens, reopens, day) => {
  expect(openingDate({ status, ...dates(opens, reopens) }, NOW)?.day).toBe(day);
});

it('goes by the day of the store', () => {
  // Already June 16 in New York's evening, by UTC.
  const evening = new Date('2026-06-16T02:00:00Z');
  expect(openingDate({ status: 'coming-soon', ...dates(15, 1) }, evening)?.day).toBe(15);
});

it('is unknown without a date', () => {
  expect(
    openingDate({ status: 'coming-soon', openedOn: undefined, reopensOn: undefined, timeZone }, NOW),
  ).toBe(undefined);
});
