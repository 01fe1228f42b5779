import { badJsonValues, badTexts } from './bad-values';
import { followed, isOfType, type Schema } from './schema';

/** A body that violates one rule of the contract. */
export interface BodyMutant {
  what: string;
  body: unknown;
}

/** Variants of a valid JSON value that each violate one rule: invalid and missing fields, at any depth. */
export function jsonMutants(reference: Schema, value: unknown, field = 'body'): BodyMutant[] {
  const schema = followed(reference);
  const own = badJsonValues(schema).map((bad) => ({ what: `${field} ${bad.what}`, body: bad.value }));
  if (isOfType(schema, 'object')) return [...own, ...objectMutants(schema, value, field)];
  if (isOfType(schema, 'array') && Array.isArray(value) && schema.items) {
    const [first, ...others] = value as unknown[];
    if (first === undefined) return own;
    const ofFirst = jsonMutants(schema.items, first, `${field}.0`);
    return [...own, ...ofFirst.map(({ what, body }) => ({ what, body: [body, ...others] }))];
  }
  return own;
}

function objectMutants(schema: Schema, value: unknown, field: string): BodyMutant[] {
  const whole = value as Record<string, unknown>;
  const missing = (schema.required ?? []).map((name) => ({
    what: `${field}.${name} is missing`,
    body: without(whole, name),
  }));
  const wrong = Object.entries(schema.properties ?? {})
    .filter(([name]) => name in whole)
    .flatMap(([name, property]) =>
      jsonMutants(property, whole[name], `${field}.${name}`).map(({ what, body }) => ({
        what,
        body: { ...whole, [name]: body },
      })),
    );
  return [...missing, ...wrong];
}

/** The same for a form with text fields. */
export function formMutants(reference: Schema, value: Record<string, unknown>): BodyMutant[] {
  const { required = [], properties = {} } = followed(reference);
  const missing = required.map((name) => ({
    what: `body.${name} is missing`,
    body: without(value, name),
  }));
  const wrong = Object.entries(properties)
    .filter(([name]) => name in value)
    .flatMap(([name, property]) =>
      badTexts(followed(property)).map((bad) => ({
        what: `body.${name} ${bad.what}`,
        body: { ...value, [name]: bad.value },
      })),
    );
  return [...missing, ...wrong];
}

function without(value: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}
