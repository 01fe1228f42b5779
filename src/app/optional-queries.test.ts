import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Query } from '@/lib/queries/query';
import { createOptionalQueries } from './optional-queries';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const query = (name: string): Query => ({ key: [name], fetch: async () => name });
/** SWR's serialized key. */
const keyOf = (name: string) => `@"${name}",`;

describe('finish', () => {
  it('returns results that come within the time', async () => {
    const optional = createOptionalQueries({ fetchQuery: () => Promise.resolve('Sale') });
    optional.load(query('banner'));
    optional.load(async () => query('story'));
    expect(await optional.finish(100)).toEqual({
      data: { [keyOf('banner')]: 'Sale', [keyOf('story')]: 'Sale' },
      isIncomplete: false,
    });
  });

  it('does not wait longer, and a delayed result changes nothing that was returned', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const onResult = vi.fn();
    const optional = createOptionalQueries({ fetchQuery: () => promise, onResult });
    optional.load(query('banner'));
    const finished = optional.finish(100);
    await vi.advanceTimersByTimeAsync(100);
    const { data, isIncomplete } = await finished;
    expect({ data, isIncomplete }).toEqual({ data: {}, isIncomplete: true });
    resolve('Sale');
    await promise;
    await expect.poll(() => onResult).toHaveBeenCalledWith(keyOf('banner'), 'Sale');
    expect(data).toEqual({});
  });

  it('does not wait at all without a budget', async () => {
    const optional = createOptionalQueries({ fetchQuery: () => new Promise(() => {}) });
    optional.load(query('banner'));
    expect(await optional.finish(0)).toEqual({ data: {}, isIncomplete: true });
  });

  it('reports a failed query as null', async () => {
    const onResult = vi.fn();
    const optional = createOptionalQueries({ fetchQuery: () => Promise.reject(new Error('No.')), onResult });
    optional.load(query('banner'));
    expect(await optional.finish(100)).toEqual({ data: { [keyOf('banner')]: null }, isIncomplete: true });
    expect(onResult).toHaveBeenCalledWith(keyOf('banner'), null);
  });
});

it('takes a cached result instead of fetching', async () => {
  const fetchQuery = vi.fn();
  const optional = createOptionalQueries({ fetchQuery, getCached: () => 'Sale' });
  optional.load(query('banner'));
  expect((await optional.finish(100)).data).toEqual({ [keyOf('banner')]: 'Sale' });
  expect(fetchQuery).not.toHaveBeenCalled();
});
