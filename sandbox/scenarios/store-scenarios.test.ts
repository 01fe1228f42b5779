import { expect, test } from 'vitest';
import { openingState } from '@/domain/stores/opening-state';
import { toStorePage } from '@/domain/stores/to-store';
import { storeLabel } from '@/features/store-finder/rules/store-label';
import { searchStores } from '../testing/stores';
import { PINNED_NOW, testSandbox } from '../testing/test-sandbox';

const { client } = testSandbox();

async function storesIn(scenario: string, options: Parameters<typeof searchStores>[2] = {}) {
  const { body } = await searchStores(client({ sandbox_scenario: scenario }), 'newYork', options);
  return toStorePage(body);
}

test('all stores of the US come without a radius, in eight pages', async () => {
  const pages = await Promise.all(
    [0, 100, 200, 300, 400, 500, 600, 700].map((offset) => storesIn('stores-everywhere', { offset })),
  );
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([800]));
  expect(new Set(pages.flatMap(({ stores }) => stores.map(({ id }) => id))).size).toBe(800);
});

test('a changed body has no length of the former one, which would cut it off', async () => {
  const { status, headers, text } = await searchStores(
    client({ sandbox_scenario: 'stores-everywhere' }),
    'newYork',
  );
  expect(status).toBe(200);
  const length = headers.get('content-length');
  expect(length === null || Number(length) === new TextEncoder().encode(text).length).toBe(true);
});

test('the first page comes, the second does not', async () => {
  expect((await storesIn('more-stores-unavailable', { pageSize: 20 })).stores).toHaveLength(20);
  await expect(storesIn('more-stores-unavailable', { pageSize: 20, offset: 20 })).rejects.toMatchObject({
    name: 'NoNetworkError',
  });
});

test('the first stores have each status', async () => {
  const { stores } = await storesIn('stores-every-status');
  expect(stores.slice(0, 7).map((store) => storeLabel(store, PINNED_NOW))).toEqual([
    'coming-soon',
    'temporarily-closed',
    'closed',
    'new-look',
    'now-open',
    'recently-moved',
    undefined,
  ]);
});

test('the first stores have unusual hours', async () => {
  const { stores } = await storesIn('stores-unusual-hours');
  const [pastMidnight, untilMidnight, unknown, never] = stores;
  expect(pastMidnight?.hours?.[0]).toEqual({ opens: 600, closes: 1500 });
  expect(untilMidnight?.hours?.[0]).toEqual({ opens: 480, closes: 1440 });
  expect(unknown?.hours).toBeUndefined();
  expect(never && openingState(never, PINNED_NOW)).toEqual({ status: 'closed' });
});

test('no store says its time zone', async () => {
  const { stores } = await storesIn('stores-without-time-zone');
  expect(new Set(stores.map(({ timeZone }) => timeZone))).toEqual(new Set([undefined]));
});
