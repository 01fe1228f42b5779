import type { ResponseView } from '../answer-view';

/**
 * Memoizes a function of a catalog object and a view. The catalog never changes, and listings serialize the same frames
 * again and again. The cache is weak: it goes with the catalog.
 */
export function memoByView<Thing extends object, Result>(
  make: (thing: Thing, view: ResponseView) => Result,
): (thing: Thing, view: ResponseView) => Result {
  const known = new WeakMap<Thing, Map<string, Result>>();
  return (thing, view) => {
    const results = known.get(thing) ?? new Map<string, Result>();
    known.set(thing, results);
    const key = `${view.locale} ${view.currency}`;
    const before = results.get(key);
    if (before !== undefined) return before;
    const result = make(thing, view);
    results.set(key, result);
    return result;
  };
}
