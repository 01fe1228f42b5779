/**
 * A copy of the document in which what is referred to stands in the place of each reference. A schema that contains itself is an
 * object that contains itself.
 *
 * @throws Error for a reference that leads nowhere.
 */
export function dereference<T>(document: unknown): T {
  const copies = new Map<object, unknown>();
  const copy = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const known = copies.get(node);
    if (known !== undefined) return known;
    if ('$ref' in node && typeof node.$ref === 'string') return copy(atPointer(document, node.$ref));
    const empty: object = Array.isArray(node) ? [] : {};
    copies.set(node, empty);
    for (const [key, value] of Object.entries(node)) Object.assign(empty, { [key]: copy(value) });
    return empty;
  };
  return copy(document) as T;
}

function atPointer(document: unknown, reference: string): unknown {
  const found = reference
    .slice(2)
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (node, segment) =>
        typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[segment] : undefined,
      document,
    );
  if (!reference.startsWith('#/') || found === undefined)
    throw new Error(`The reference "${reference}" leads nowhere.`);
  return found;
}
