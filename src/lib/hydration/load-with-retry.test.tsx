import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry';
import { missingCode } from './missing-code';

it.each([
  ['the connection is back', () => fireEvent(window, new Event('online'))],
  ['the shopper interacts again', () => fireEvent.pointerDown(document.body)],
])('retries a failed load only when %s', async (_event, trigger) => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue('code');
  const loaded = loadWithRetry(load);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  trigger();
  await expect(loaded).resolves.toBe('code');
  trigger();
  expect(load).toHaveBeenCalledTimes(2);
});

it('takes back that code is missing once the retry has loaded it', async () => {
  onTestFinished(() => missingCode.set(false));
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(async () => {
    // Simulates the build, which does this for each import.
    missingCode.set(true);
    throw new TypeError('Failed to fetch');
  });
  load.mockResolvedValue('code');
  const loaded = loadWithRetry(load);
  await waitFor(() => expect(missingCode.read()).toBe(true));
  fireEvent.pointerDown(document.body);
  await loaded;
  expect(missingCode.read()).toBe(false);
});
