import type { AnswerView } from '../answer-view';

/**
 * Keeps what was worked out for a thing of the catalogue in a view. The catalogue never changes, and a listing words the
 * same frames again and again. Forgotten together with the catalogue.
 */
export function memoByView<Thing extends object, Result>(
  make: (thing: Thing, view: AnswerView) => Result,
): (thing: Thing, view: AnswerView) => Result {
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
