import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOST_TRIES, pollBannerHeight } from './banner-height';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reports an available height immediately', () => {
  const told: number[] = [];
  pollBannerHeight(
    () => 44,
    (height) => told.push(height),
  );
  expect(told).toEqual([44]);
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for a banner that loads late', () => {
  const heights = [0, 0, 40, 60];
  const told: number[] = [];
  pollBannerHeight(
    () => heights.shift() ?? 0,
    (height) => told.push(height),
  );
  vi.runAllTimers();
  expect(told).toEqual([40]);
});

it('polls 50 times at most', () => {
  const look = vi.fn(() => 0);
  const tell = vi.fn();
  pollBannerHeight(look, tell);
  vi.runAllTimers();
  expect(look).toHaveBeenCalledTimes(MOST_TRIES);
  expect(tell).not.toHaveBeenCalled();
});

it('stops on request', () => {
  const look = vi.fn(() => 0);
  const stop = pollBannerHeight(look, vi.fn());
  stop();
  vi.runAllTimers();
  expect(look).toHaveBeenCalledTimes(1);
});
