import type { OpenApiDocument } from './read-contract.ts';

/** Where a change is, as seen from the last named component of its path. */
export interface Location {
  /** The value there; undefined when the document has nothing at this path. */
  value: unknown;
  /** The component that the last `$ref` of the path names, such as `Cart`. */
  component?: string;
  /** The keys below that component, or below the operation. */
  keys: string[];
}

/**
 * Follows the path of a change through a document and its `$ref`s.
 *
 * @param path keys from the root, as if every `$ref` were replaced by what it names.
 */
export function locate(document: OpenApiDocument, path: readonly (string | number)[]): Location {
  let location: Location = dereference(document, { value: document, keys: [] });
  for (const key of path) {
    const value = isObject(location.value) ? location.value[String(key)] : undefined;
    location = dereference(document, { ...location, value, keys: [...location.keys, String(key)] });
  }
  return location;
}

function dereference(document: OpenApiDocument, location: Location): Location {
  const { value } = location;
  if (!isObject(value) || typeof value.$ref !== 'string') return location;
  const keys = value.$ref.replace(/^#\//, '').split('/').map(unescapeKey);
  const target = keys.reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document);
  return dereference(document, { value: target, component: keys.at(-1) ?? '', keys: [] });
}

/** The escapes of JSON pointers. */
function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
