import { expect, it, vi } from 'vitest';
import { fetchShared } from './fetch-shared';

it('shares a pending request, and sends a new one afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const fetch = vi.fn(() => promise);
  const first = fetchShared({ key: ['banner'], fetch });
  const second = fetchShared({ key: ['banner'], fetch });
  resolve('Sale');
  expect(await Promise.all([first, second])).toEqual(['Sale', 'Sale']);
  expect(fetch).toHaveBeenCalledTimes(1);
  await fetchShared({ key: ['banner'], fetch });
  expect(fetch).toHaveBeenCalledTimes(2);
});
