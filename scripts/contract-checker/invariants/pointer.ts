import type { Pointer } from './invariant.ts';

/** Every value at the pointer. A part that is not there gives none. */
export function valuesAt(document: unknown, pointer: Pointer): unknown[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown[]>(
      (values, segment) => values.flatMap((value) => childrenOf(value, segment)),
      [document],
    );
}

/** The items of the lists at the pointer. */
export function rowsAt(document: unknown, pointer: Pointer): unknown[] {
  return valuesAt(document, pointer).flatMap((value) => (Array.isArray(value) ? value : [value]));
}

function childrenOf(value: unknown, segment: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (segment === '*') return Object.values(value);
  const child = (value as Record<string, unknown>)[segment];
  return child === undefined ? [] : [child];
}
