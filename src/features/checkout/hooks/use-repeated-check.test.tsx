import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRepeatedCheck } from './use-repeated-check';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

interface Props {
  attempt: object | undefined;
  run: () => Promise<void>;
}

/** Renders the hook with an attempt, which `rerender` replaces. */
function repeat(check: Props['run']) {
  const initialProps: Props = { attempt: {}, run: check };
  return renderHook(({ attempt, run }: Props) => useRepeatedCheck(attempt, run), { initialProps });
}

it('checks less and less often for two minutes, and then ends', async () => {
  const start = Date.now();
  const seconds: number[] = [];
  const { result } = repeat(async () => void seconds.push((Date.now() - start) / 1000));
  await pass(122);
  expect(seconds).toEqual([3, 8, 13, 23, 33, 48, 63, 93]);
  expect(result.current).toBe(true);
  await pass(1);
  expect(seconds.at(-1)).toBe(123);
  expect(result.current).toBe(false);
  await pass(300);
  expect(seconds).toHaveLength(9);
});

it('starts over with another attempt, also after its end', async () => {
  const check = vi.fn(() => Promise.resolve());
  const { result, rerender } = repeat(check);
  await pass(7);
  expect(check).toHaveBeenCalledTimes(1);
  rerender({ attempt: {}, run: check });
  // The second check of the first attempt would be due now.
  await pass(2);
  expect(check).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(check).toHaveBeenCalledTimes(2);
  await pass(200);
  expect(result.current).toBe(false);
  rerender({ attempt: {}, run: check });
  expect(result.current).toBe(true);
});

it('ends with its attempt, also while a check is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = vi.fn(() => promise);
  const { result, rerender } = repeat(check);
  await pass(3);
  rerender({ attempt: undefined, run: check });
  expect(result.current).toBe(false);
  resolve();
  await pass(60);
  expect(check).toHaveBeenCalledTimes(1);
});

it('stops when the page is left', async () => {
  const check = vi.fn(() => Promise.resolve());
  const { unmount } = repeat(check);
  unmount();
  await pass(60);
  expect(check).not.toHaveBeenCalled();
});

it('makes the check of the last rendering', async () => {
  const [first, second] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  const attempt = {};
  const { rerender } = renderHook(({ run }) => useRepeatedCheck(attempt, run), {
    initialProps: { run: first },
  });
  rerender({ run: second });
  await pass(3);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
