import { useEffect } from 'react';
import { type Middleware, unstable_serialize } from 'swr';

/** How many components use a query, by its serialized key, which is empty for those that are switched off. */
const uses = new Map<string, number>();
/** Queries that a mutation has changed while no component used them. */
const outdated = new Set<string>();

/** Call when a mutation has changed a query: if it is not mounted, it is fetched again when it mounts. */
export function markOutdated(key: Parameters<typeof unstable_serialize>[0]): void {
  const id = unstable_serialize(key);
  if (!uses.get(id)) outdated.add(id);
}

/** SWR fetches a stale query again as long as it is mounted. This middleware does so for the others, when they mount. */
export const refreshOutdated: Middleware = (useNext) => (key, fetcher, config) => {
  const id = unstable_serialize(key);
  const result = useNext(key, fetcher, outdated.has(id) ? { ...config, revalidateIfStale: true } : config);
  useEffect(() => {
    const count = (step: number) => uses.set(id, (uses.get(id) ?? 0) + step);
    count(1);
    outdated.delete(id);
    return () => void count(-1);
  }, [id]);
  return result;
};
