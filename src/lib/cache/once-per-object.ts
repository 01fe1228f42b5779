/**
 * Returns a function that maps each object once, for as long as the object exists. For responses, which nobody changes: many pages
 * of a server show the same ones, and so do many renderings of a page.
 */
export function oncePerObject<Source extends object, Result>(
  map: (source: Source) => Result,
): (source: Source) => Result {
  const results = new WeakMap<Source, { result: Result }>();
  return (source) => {
    const known = results.get(source);
    if (known) return known.result;
    const result = map(source);
    results.set(source, { result });
    return result;
  };
}
