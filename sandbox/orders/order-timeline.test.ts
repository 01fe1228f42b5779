import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemStatus } from '../state/order';
import { type Fulfillment, isInProcess, itemTimeline, orderStatus, reachedStatuses } from './order-timeline';

const HOUR_MS = 60 * 60 * 1000;
const PLACED = Date.parse('2026-06-15T12:00:00Z');
/** Placed at noon on Monday and delivered 100 hours later. */
const item: Fulfillment = {
  placedAt: PLACED,
  startsAt: PLACED,
  arrivesAt: PLACED + 100 * HOUR_MS,
  changes: [],
};
const hours = (fulfillment: Fulfillment) =>
  itemTimeline(fulfillment).map(({ status, at }) => [status, (at - PLACED) / HOUR_MS]);

describe('an item', () => {
  it('is released, shipped and delivered by time', () => {
    expect(hours(item)).toEqual([
      ['M', 0],
      ['R', 20],
      ['S', 60],
      ['D', 100],
    ]);
  });

  it('waits for its prescription, and starts with it', () => {
    expect(hours({ ...item, startsAt: undefined })).toEqual([['E', 0]]);
    expect(hours({ ...item, startsAt: PLACED + 50 * HOUR_MS })).toEqual([
      ['E', 0],
      ['M', 50],
      ['R', 60],
      ['S', 80],
      ['D', 100],
    ]);
  });

  it('stays where it was moved', () => {
    const changes = [{ status: 'X' as const, at: PLACED + 30 * HOUR_MS }];
    expect(hours({ ...item, changes })).toEqual([
      ['M', 0],
      ['R', 20],
      ['X', 30],
    ]);
  });

  it('is returned after its delivery', () => {
    const changes = [{ status: 'Z' as const, at: PLACED + 200 * HOUR_MS }];
    expect(hours({ ...item, changes }).slice(-2)).toEqual([
      ['D', 100],
      ['Z', 200],
    ]);
  });

  it('has only the statuses that it has reached', () => {
    const reached = (hour: number) =>
      reachedStatuses(itemTimeline(item), PLACED + hour * HOUR_MS).map(({ status }) => status);
    expect([reached(-1), reached(20), reached(99), reached(100)]).toEqual([
      ['M'],
      ['M', 'R'],
      ['M', 'R', 'S'],
      ['M', 'R', 'S', 'D'],
    ]);
  });
});

it('goes through its statuses in the order of time', () => {
  const time = fc.integer({ min: 0, max: 400 }).map((hour) => PLACED + hour * HOUR_MS);
  const letters = fc.constantFrom<ItemStatus>('M', 'S', 'U', 'D', 'X', 'Z');
  const changes = fc
    .array(fc.record({ status: letters, at: time }), { maxLength: 4 })
    .map((list) => list.sort((first, second) => first.at - second.at));
  fc.assert(
    fc.property(changes, time, fc.integer({ min: 1, max: 300 }), (list, startsAt, length) => {
      const timeline = itemTimeline({
        placedAt: PLACED,
        startsAt,
        arrivesAt: startsAt + length * HOUR_MS,
        changes: list,
      });
      const times = timeline.map(({ at }) => at);
      expect(times).toEqual([...times].sort((first, second) => first - second));
      if (list.length > 0) expect(timeline.at(-1)?.status).toBe(list.at(-1)?.status);
    }),
  );
});

it.each<[ItemStatus[], ItemStatus]>([
  [['M'], 'M'],
  [['E', 'M'], 'E'],
  [['S', 'M'], 'M'],
  [['D', 'S'], 'S'],
  [['D', 'U'], 'U'],
  [['D', 'X'], 'D'],
  [['S', 'Z'], 'S'],
  [['X', 'X'], 'X'],
  [['X', 'Z'], 'Z'],
])('an order of %s has the status %s', (statuses, expected) => {
  expect(orderStatus(statuses)).toBe(expected);
});

it('is in process until it is shipped, canceled or returned', () => {
  const all: ItemStatus[] = ['E', 'M', 'C', 'R', 'S', 'U', 'D', 'X', 'Z'];
  expect(all.filter(isInProcess)).toEqual(['E', 'M', 'C', 'R']);
});
