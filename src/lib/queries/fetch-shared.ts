import { cacheKey, type Query } from './query';

const pending = new Map<string, Promise<unknown>>();

/**
 * Fetches a query in the browser, once while it is pending: a page's prefetch and the hook of a component share the
 * request. Not for the server, where requests belong to one shopper.
 */
export function fetchShared<Data>(query: Query<Data>): Promise<Data> {
  const key = cacheKey(query);
  const existing = pending.get(key) as Promise<Data> | undefined;
  if (existing) return existing;
  const promise = query.fetch({}).finally(() => pending.delete(key));
  pending.set(key, promise);
  return promise;
}
