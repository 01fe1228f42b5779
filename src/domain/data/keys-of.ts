/** Returns the keys of a record with a fixed set of them. `Object.keys` returns text, since objects may have further fields. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
