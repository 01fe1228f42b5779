import { expect, it } from 'vitest';
import { orderProgress } from './order-progress';

const PLACED = '2026-03-02T15:20:11.000Z';
const SHIPPED = { orderItemStatus: 'S', date: '2026-03-05T09:00:00.000Z' };
const READY = { orderItemStatus: 'U', date: '2026-03-06T09:00:00.000Z' };
const DONE = { orderItemStatus: 'D', date: '2026-03-09T09:00:00.000Z' };

it.each([
  ['pending-prescription', [], ['ordered', 'in-process', 'shipped', 'delivered'], 0],
  ['in-process', [], ['ordered', 'in-process', 'shipped', 'delivered'], 1],
  ['shipped', [SHIPPED], ['ordered', 'in-process', 'shipped', 'delivered'], 2],
  ['completed', [SHIPPED, DONE], ['ordered', 'in-process', 'shipped', 'delivered'], 3],
  ['completed', [], ['ordered', 'in-process', 'shipped', 'delivered'], 3],
  ['ready-for-pickup', [], ['ordered', 'in-process', 'ready-for-pickup', 'picked-up'], 2],
  ['completed', [READY, DONE], ['ordered', 'in-process', 'ready-for-pickup', 'picked-up'], 3],
] as const)('%s', (state, history, steps, current) => {
  const progress = orderProgress({ state, history }, PLACED);
  expect(progress?.steps.map(({ step }) => step)).toEqual(steps);
  expect(progress?.current).toBe(current);
});

it.each(['returned', 'canceled'] as const)('has none for %s', (state) => {
  expect(orderProgress({ state, history: [SHIPPED] }, PLACED)).toBeUndefined();
});

it('has the dates of the steps that were reached', () => {
  const datesOf = (state: 'shipped' | 'completed' | 'in-process') =>
    orderProgress({ state, history: [SHIPPED, DONE] }, PLACED)?.steps.map(({ date }) => date);
  expect(datesOf('in-process')).toEqual([PLACED, undefined, undefined, undefined]);
  expect(datesOf('shipped')).toEqual([PLACED, undefined, SHIPPED.date, undefined]);
  expect(datesOf('completed')).toEqual([PLACED, undefined, SHIPPED.date, DONE.date]);
});
