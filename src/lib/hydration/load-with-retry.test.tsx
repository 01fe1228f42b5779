import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry';

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
