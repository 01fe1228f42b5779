import { badJsonValues, badTexts } from './bad-values';
import { isOfType, resolveRef, type Schema } from './schema';

/** A body that violates one rule of the contract. */
export interface BodyMutant {
  description: string;
  body: unknown;
}

/** Variants of a valid JSON value that each violate one rule: invalid and missing fields, at any depth. */
export function jsonMutants(reference: Schema, value: unknown, field = 'body'): BodyMutant[] {
  const schema = resolveRef(reference);
  const ownMutants = badJsonValues(schema).map((badValue) => ({
    description: `${field} ${badValue.description}`,
    body: badValue.value,
  }));
  if (isOfType(schema, 'object')) return [...ownMutants, ...objectMutants(schema, value, field)];
  if (isOfType(schema, 'array') && Array.isArray(value) && schema.items) {
    const [first, ...rest] = value as unknown[];
    if (first === undefined) return ownMutants;
    const firstMutants = jsonMutants(schema.items, first, `${field}.0`);
    return [
      ...ownMutants,
      ...firstMutants.map(({ description, body }) => ({ description, body: [body, ...rest] })),
    ];
  }
  return ownMutants;
}

function objectMutants(schema: Schema, value: unknown, field: string): BodyMutant[] {
  const object = value as Record<string, unknown>;
  const missing = (schema.required ?? []).map((name) => ({
    description: `${field}.${name} is missing`,
    body: without(object, name),
  }));
  const invalid = Object.entries(schema.properties ?? {})
    .filter(([name]) => name in object)
    .flatMap(([name, property]) =>
      jsonMutants(property, object[name], `${field}.${name}`).map(({ description, body }) => ({
        description,
        body: { ...object, [name]: body },
      })),
    );
  return [...missing, ...invalid];
}

/** Returns the same for a form with text fields. */
export function formMutants(reference: Schema, value: Record<string, unknown>): BodyMutant[] {
  const { required = [], properties = {} } = resolveRef(reference);
  const missing = required.map((name) => ({
    description: `body.${name} is missing`,
    body: without(value, name),
  }));
  const invalid = Object.entries(properties)
    .filter(([name]) => name in value)
    .flatMap(([name, property]) =>
      badTexts(resolveRef(property)).map((badValue) => ({
        description: `body.${name} ${badValue.description}`,
        body: { ...value, [name]: badValue.value },
      })),
    );
  return [...missing, ...invalid];
}

function without(value: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}
