import { expect, it } from 'vitest';
import type { ItemStatus } from '../state/order';
import { promisedDay } from './promised-day';

const days = { latest: '2026-06-19', today: '2026-06-18', fromToday: '2026-06-24' };
const on = (status: ItemStatus, day: string) => ({ status, at: Date.parse(`${day}T10:00:00Z`) });

it.each([
  ['as promised', on('R', '2026-06-16'), days, '2026-06-19'],
  [
    'new where the promised day has come',
    on('M', '2026-06-15'),
    { ...days, today: '2026-06-19' },
    '2026-06-24',
  ],
  [
    'as promised while it is in transit',
    on('S', '2026-06-17'),
    { ...days, today: '2026-06-22' },
    '2026-06-19',
  ],
  ['three days after a shipping past the promise', on('S', '2026-06-20'), days, '2026-06-23'],
  ['that of the delivery', on('D', '2026-06-18'), days, '2026-06-18'],
  ['none after a cancellation', on('X', '2026-06-18'), days, undefined],
  ['none after a return', on('Z', '2026-06-18'), days, undefined],
])('the day is %s', (_, current, promise, expected) => {
  expect(promisedDay(current, promise)).toBe(expected);
});
