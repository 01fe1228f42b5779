import { afterEach, expect, it, vi } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { cancelReservation, reserveStock } from './reserve-stock';

afterEach(() => vi.unstubAllGlobals());

it('ends without a problem when the order is placed before its response', async () => {
  vi.stubGlobal(
    'fetch',
    ({ signal }: Request) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const reservation = reserveStock(siteByLocale('lc-us'), '90210001');
  cancelReservation();
  expect(await reservation).toBeUndefined();
});
