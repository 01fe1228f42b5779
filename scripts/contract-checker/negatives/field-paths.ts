import type { Schema } from '../model/document.ts';
import { flatten } from '../model/schema.ts';

/** One value inside a JSON body. */
export interface Field {
  /** Keys from the top, such as `['orderItem', 0, 'quantity']`. */
  path: (string | number)[];
  schema: Schema;
  required: boolean;
  value: unknown;
}

/** Levels of nested objects that are looked into. */
const DEEPEST = 6;

/** The fields of a body that the schema knows; of a list, those of the first item. */
export function fieldsOf(schema: Schema, body: unknown, path: (string | number)[] = []): Field[] {
  if (path.length >= DEEPEST) return [];
  const { properties = {}, required = [], items } = flatten(schema);
  if (Array.isArray(body)) return items && body.length > 0 ? itemFields(items, body[0], [...path, 0]) : [];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const property = properties[name];
    if (!property) return [];
    const field = { path: [...path, name], schema: property, required: required.includes(name), value };
    return [field, ...fieldsOf(property, value, field.path)];
  });
}

/** The first item of a list: its fields, or itself when it has none. */
function itemFields(items: Schema, first: unknown, path: (string | number)[]): Field[] {
  if (typeof first === 'object') return fieldsOf(items, first, path);
  return [{ path, schema: items, required: false, value: first }];
}

/** A copy of the body with another value at the path; undefined removes it. */
export function withField(body: unknown, path: (string | number)[], value: unknown): unknown {
  const copy = structuredClone(body);
  const last = path.at(-1) ?? '';
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((current, key) => (current as Record<string | number, unknown>)[key], copy);
  const target = parent as Record<string | number, unknown>;
  if (value === undefined) delete target[last];
  else target[last] = value;
  return copy;
}
