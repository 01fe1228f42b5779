import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore, type ResponseStore } from './response-store';
import { isSharedKey, SharedResponses } from './shared-responses';

const LISTING = '@"/search/resources/store/10851/productview/byCategory/40001",';
const MINUTE = 60_000;

afterEach(() => void vi.useRealTimers());

const fetched = async (responses: SharedResponses, value: unknown) =>
  (await responses.fetch(LISTING, async () => value)).value;

describe('shared responses', () => {
  it('are fresh for a minute', async () => {
    let now = 1;
    const responses = new SharedResponses(memoryStore(), () => now);
    expect(await fetched(responses, 'first')).toBe('first');
    now += MINUTE;
    expect(await fetched(responses, 'second')).toBe('first');
    now += 1;
    expect(await fetched(responses, 'second')).toBe('second');
  });

  it('are fetched once for many requests at the same time', async () => {
    const responses = new SharedResponses();
    const { promise, resolve } = Promise.withResolvers<string>();
    const fetchFresh = vi.fn(() => promise);
    const all = Promise.all(Array.from({ length: 20 }, () => responses.fetch(LISTING, fetchFresh)));
    await expect.poll(() => fetchFresh).toHaveBeenCalled();
    resolve('listing');
    expect(new Set((await all).map(({ value }) => value))).toEqual(new Set(['listing']));
    expect(fetchFresh).toHaveBeenCalledOnce();
  });

  it('are fetched once by several servers with one store', async () => {
    const memory = memoryStore();
    const locked = new Set<string>();
    const store: ResponseStore = {
      ...memory,
      lock: async (key) => !locked.has(key) && locked.add(key) !== undefined,
    };
    const servers = [1, 2, 3].map(() => new SharedResponses(store));
    const { promise, resolve } = Promise.withResolvers<string>();
    const fetchFresh = vi.fn(() => promise);
    const all = Promise.all(servers.map((responses) => responses.fetch(LISTING, fetchFresh)));
    await expect.poll(() => fetchFresh).toHaveBeenCalled();
    resolve('listing');
    expect((await all).map(({ value }) => value)).toEqual(['listing', 'listing', 'listing']);
    expect(fetchFresh).toHaveBeenCalledOnce();
  });

  it('are fetched by this server when another one does not deliver', async () => {
    vi.useFakeTimers();
    const responses = new SharedResponses({ ...memoryStore(), lock: async () => false });
    const value = fetched(responses, 'own');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await value).toBe('own');
  });

  it('are older ones while the host fails or takes its time', async () => {
    let now = 1;
    const responses = new SharedResponses(memoryStore(), () => now);
    await fetched(responses, 'old');
    now += 10 * MINUTE;
    const failed = await responses.fetch(LISTING, () => Promise.reject(new Error('down')));
    expect(failed.value).toBe('old');
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<string>();
    const slow = responses.fetch(LISTING, () => promise);
    await vi.advanceTimersByTimeAsync(400);
    expect((await slow).value).toBe('old');
    resolve('new');
    vi.useRealTimers();
    await expect.poll(() => fetched(responses, 'not asked for')).toBe('new');
  });

  it('fail with the host where there is no older one, and are asked for again', async () => {
    const responses = new SharedResponses();
    await expect(responses.fetch(LISTING, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await fetched(responses, 'listing')).toBe('listing');
  });

  it('are purged by what they are about, also while they are on their way', async () => {
    let now = 1;
    const responses = new SharedResponses(memoryStore(), () => now);
    await fetched(responses, { catalogEntryView: [{ partNumber: 'AL2041' }] });
    now += 1;
    await responses.purge(['product-other', 'espot-Banner']);
    expect(await fetched(responses, 'new')).not.toBe('new');
    await responses.purge(['product-AL2041']);
    const { promise, resolve } = Promise.withResolvers<string>();
    now += 1;
    const onItsWay = responses.fetch(LISTING, () => promise);
    await nextTurn();
    now += 1;
    await responses.purge(['category-40001']);
    resolve('made before the purge');
    await onItsWay;
    now += 1;
    expect(await fetched(responses, 'new')).toBe('new');
  });

  it('evict the one that was used least recently', async () => {
    const store = memoryStore();
    const entry = { value: 1, fetchedAt: 1, tags: [] };
    await store.set('first', entry);
    await store.set('second', entry);
    for (let index = 0; index < 999; index += 1) {
      await store.get('first');
      await store.set(`other-${index}`, entry);
    }
    expect(await store.get('first')).toEqual(entry);
    expect(await store.get('second')).toBeUndefined();
  });
});

it.each([
  [LISTING, true],
  ['@"/wcs/resources/store/10851/espot/Header_Announcement",', true],
  ['@"/wcs/resources/store/10851/espot/cookie-sensitive/Home_Banner",', false],
  ['@"/wcs/resources/store/10851/cart/@self",', false],
])("a shopper's own data is not shared: %s", (key, isShared) => {
  expect(isSharedKey(key)).toBe(isShared);
});
