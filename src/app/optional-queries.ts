import { cacheKey, type LoadOptionalQuery, type Query } from '@/lib/queries/query';

export interface OptionalQueryOptions {
  fetchQuery: (query: Query) => Promise<unknown>;
  /** Returns a cached result. */
  getCached?: ((key: string) => unknown) | undefined;
  /** Called with each result, also one that comes after `finish`. */
  onResult?: ((key: string, result: unknown) => void) | undefined;
}

export interface OptionalQueries {
  load: LoadOptionalQuery;
  /**
   * Waits for the results, at most for the time. Later ones do not become part of the page.
   *
   * @returns the results by cache key, null for a failed query, and whether any is missing or failed.
   */
  finish: (milliseconds: number) => Promise<{ data: Record<string, unknown>; isIncomplete: boolean }>;
}

/** Collects the results of queries that a page does not wait for. */
export function createOptionalQueries({
  fetchQuery,
  getCached,
  onResult,
}: OptionalQueryOptions): OptionalQueries {
  const data: Record<string, unknown> = {};
  const running = new Set<Promise<void>>();
  let hasFailed = false;

  async function run(source: Query | (() => Promise<Query>)): Promise<void> {
    let key: string | undefined;
    try {
      const query = typeof source === 'function' ? await source() : source;
      key = cacheKey(query);
      const cached = getCached?.(key);
      data[key] = cached === undefined ? await fetchQuery(query) : cached;
      if (cached === undefined) onResult?.(key, data[key]);
    } catch {
      hasFailed = true;
      if (key === undefined) return;
      // The component reports the error and does not fetch again, since its place is gone.
      data[key] = null;
      onResult?.(key, null);
    }
  }

  return {
    load(source) {
      const promise = run(source).finally(() => running.delete(promise));
      running.add(promise);
    },
    async finish(milliseconds) {
      if (running.size > 0 && milliseconds > 0) await settledWithin([...running], milliseconds);
      // A copy, so that delayed results do not change a page while it renders.
      return { data: { ...data }, isIncomplete: hasFailed || running.size > 0 };
    },
  };
}

function settledWithin(promises: Promise<void>[], milliseconds: number): Promise<unknown> {
  const limit = AbortSignal.timeout(milliseconds);
  return Promise.race([
    Promise.all(promises),
    new Promise((resolve) => limit.addEventListener('abort', resolve, { once: true })),
  ]);
}
