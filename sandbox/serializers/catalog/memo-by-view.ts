import type { ResponseView } from '../response-view';

/**
 * Memoizes a function of a catalog object and a view. The catalog never changes, and listings serialize the same frames
 * again and again. The cache is weak: it goes with the catalog.
 */
export function memoByView<Source extends object, Result>(
  compute: (source: Source, view: ResponseView) => Result,
): (source: Source, view: ResponseView) => Result {
  const cache = new WeakMap<Source, Map<string, Result>>();
  return (source, view) => {
    const results = cache.get(source) ?? new Map<string, Result>();
    cache.set(source, results);
    const key = `${view.locale} ${view.currency}`;
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const result = compute(source, view);
    results.set(key, result);
    return result;
  };
}
