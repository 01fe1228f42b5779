import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error';
import { requestPricing } from './request-pricing';

const failure = (code: string) => new ApiError({ kind: 'command-failed', status: 200, code });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('code 6: a call that met an earlier one is sent once more after two seconds', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure('6')).mockResolvedValue('104.00');
  const result = requestPricing(send);
  await vi.advanceTimersByTimeAsync(1999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  expect(await result).toBe('104.00');
});

test('code 6 twice is a failure', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(failure('6'));
  const result = expect(requestPricing(send)).rejects.toMatchObject({ code: '6' });
  await vi.advanceTimersByTimeAsync(10_000);
  await result;
  expect(send).toHaveBeenCalledTimes(2);
});

test.each(['1', '2', '5'])('code %s is a failure at once', async (code) => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(failure(code));
  await expect(requestPricing(send)).rejects.toMatchObject({ code });
  expect(send).toHaveBeenCalledTimes(1);
});
