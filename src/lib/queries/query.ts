import { unstable_serialize } from 'swr';
import type { CallOptions } from '../http/call-api';

/** A request for a page's first paint: the cache key of the generated hook and the generated function. */
export interface Query<Data = unknown> {
  key: readonly unknown[];
  fetch: (options: CallOptions) => Promise<Data>;
}

/**
 * Runs a query for a page and caches its result. Returns undefined on failure; the page's hook then retries. Pass a query in a
 * lazy chunk as a function, so that hydration, which has the data already, does not load the chunk. The function returns
 * undefined when there is nothing to fetch.
 */
export type LoadQuery = <Data>(
  query: Query<Data> | (() => Promise<Query<Data> | undefined>),
) => Promise<Data | undefined>;

/**
 * Starts a query for content that a page can do without, such as marketing. The page does not wait for it; a component
 * then reserves its space. The result is null when the query failed.
 */
export type LoadOptionalQuery = (query: Query | (() => Promise<Query>)) => void;

/** Returns the key of the result in SWR's cache and in the page state. */
export function cacheKey(query: Query): string {
  return unstable_serialize(query.key as unknown[]);
}
