import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_ATTEMPTS, pollBannerHeight } from './banner-height';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reports an available height immediately', () => {
  const reported: number[] = [];
  pollBannerHeight(
    () => 44,
    (height) => reported.push(height),
  );
  expect(reported).toEqual([44]);
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for a banner that loads late', () => {
  const heights = [0, 0, 40, 60];
  const reported: number[] = [];
  pollBannerHeight(
    () => heights.shift() ?? 0,
    (height) => reported.push(height),
  );
  vi.runAllTimers();
  expect(reported).toEqual([40]);
});

it('polls 50 times at most', () => {
  const measure = vi.fn(() => 0);
  const onHeight = vi.fn();
  pollBannerHeight(measure, onHeight);
  vi.runAllTimers();
  expect(measure).toHaveBeenCalledTimes(MAX_ATTEMPTS);
  expect(onHeight).not.toHaveBeenCalled();
});

it('stops on request', () => {
  const measure = vi.fn(() => 0);
  const stop = pollBannerHeight(measure, vi.fn());
  stop();
  vi.runAllTimers();
  expect(measure).toHaveBeenCalledTimes(1);
});
