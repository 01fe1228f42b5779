/**
 * Returns the fields of a value of unknown form, such as stored JSON or an error's body. A value other than an object has none.
 */
export function fieldsOf(value: unknown): Readonly<Partial<Record<string, unknown>>> {
  return Object(value);
}
