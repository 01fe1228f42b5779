import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { untilArrived } from './until-arrived';

it.each([
  ['the connection is back', () => fireEvent(window, new Event('online'))],
  ['the shopper interacts again', () => fireEvent.pointerDown(document.body)],
])('retries a failed load only when %s', async (_sign, give) => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue('code');
  const arrived = untilArrived(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  give();
  await expect(arrived).resolves.toBe('code');
  give();
  expect(load).toHaveBeenCalledTimes(2);
});
