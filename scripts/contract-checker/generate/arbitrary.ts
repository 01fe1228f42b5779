import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../model/document.ts';
import { flatten, typeOf } from '../model/schema.ts';

/** Levels below which optional fields are left out: a schema may contain itself. */
const DEEPEST = 4;

/** One value that fits, the same for each seed. Fields that a description gives an example or a default have it. */
export function sampleOf(schema: Schema, seed: number): unknown {
  const [value] = fc.sample(arbitraryOf(schema, { isStated: true }), { seed, numRuns: 1 });
  return value;
}

interface Choice {
  /** Whether examples and defaults of the description are taken, and optional fields left out. */
  isStated?: boolean;
  depth?: number;
}

/** Values of a schema. Where a pattern or a combination cannot be followed, some do not fit: the validator says which. */
export function arbitraryOf(schema: Schema, choice: Choice = {}): Arbitrary<unknown> {
  const { isStated = false, depth = 0 } = choice;
  const { oneOf = [], anyOf = [] } = schema;
  const stated = schema.example ?? schema.examples?.[0] ?? schema.default;
  if (isStated && stated !== undefined) return fc.constant(stated);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const alternatives = [...oneOf, ...anyOf];
  if (alternatives.length > 0) {
    const { oneOf: _, anyOf: _any, ...own } = schema;
    const chosen = isStated ? alternatives.slice(0, 1) : alternatives;
    return fc.oneof(
      ...chosen.map((other) => arbitraryOf({ ...own, allOf: [...(own.allOf ?? []), other] }, choice)),
    );
  }
  const merged = schema.allOf ? mergeAll(schema) : schema;
  if (merged !== schema) return arbitraryOf(merged, choice);
  const isNullable = [schema.type].flat().includes('null');
  const value = ofType(schema, { isStated, depth: depth + 1 });
  return isNullable && !isStated ? fc.oneof({ weight: 5, arbitrary: value }, fc.constant(null)) : value;
}

/** One schema of all parts; an alternative within a part stays one. */
function mergeAll({ allOf = [], ...own }: Schema): Schema {
  const parts = [...allOf, own];
  const alternatives = parts.flatMap(({ oneOf, anyOf }) => ((oneOf ?? anyOf) ? [oneOf ?? anyOf ?? []] : []));
  const flat = flatten({ allOf: parts.map(({ oneOf: _, anyOf: _any, ...part }) => part) });
  return alternatives[0] ? { ...flat, oneOf: alternatives[0] } : flat;
}

function ofType(schema: Schema, choice: Required<Choice>): Arbitrary<unknown> {
  switch (typeOf(schema) ?? (schema.properties ? 'object' : schema.items ? 'array' : 'string')) {
    case 'integer':
      return integers(schema);
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return lists(schema, choice);
    case 'object':
      return objects(schema, choice);
    default:
      return texts(schema, choice);
  }
}

function limits(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema,
  step: number,
): [number, number] {
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const high = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  // Without a limit, what a database keeps in four bytes.
  return [low ?? Math.min(-(2 ** 31), high ?? 0), high ?? Math.max(2 ** 31 - 1, low ?? 0)];
}

function integers(schema: Schema): Arbitrary<number> {
  const step = schema.multipleOf ?? 1;
  const [min, max] = limits(schema, 1);
  return fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((value) => value * step);
}

function numbers(schema: Schema): Arbitrary<number> {
  const step = schema.multipleOf ?? 0.01;
  const [min, max] = limits(schema, step);
  // The limits of integers in steps; amounts have two digits.
  const bound = (value: number) =>
    Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value));
  return fc
    .integer({ min: bound(Math.ceil(min / step)), max: bound(Math.floor(max / step)) })
    .map((value) => Number((value * step).toFixed(10)));
}

function lists(
  { items = {}, minItems = 0, maxItems = minItems + 4 }: Schema,
  choice: Required<Choice>,
): Arbitrary<unknown> {
  const maxLength = choice.isStated ? Math.max(minItems, 1) : Math.min(maxItems, minItems + 8);
  if (choice.depth > DEEPEST && minItems === 0) return fc.constant([]);
  return fc.array(arbitraryOf(items, choice), {
    minLength: choice.isStated ? maxLength : minItems,
    maxLength,
  });
}

function objects({ properties = {}, required = [] }: Schema, choice: Required<Choice>): Arbitrary<unknown> {
  const isTooDeep = choice.depth > DEEPEST;
  const written = Object.entries(properties).filter(
    ([name, property]) => !flatten(property).readOnly && (required.includes(name) || !isTooDeep),
  );
  const fields = Object.fromEntries(written.map(([name, property]) => [name, arbitraryOf(property, choice)]));
  const requiredKeys = written
    .map(([name]) => name)
    .filter((name) => choice.isStated || required.includes(name));
  return fc.record(fields, { requiredKeys, noNullPrototype: true });
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** 2000 to 2035. */
const dates = fc.integer({ min: 10_957, max: 24_106 }).map((day) => new Date(day * DAY_MS).toISOString());
const FORMATS: Record<string, () => Arbitrary<string>> = {
  uuid: () => fc.uuid(),
  email: () => fc.uuid().map((id) => `contract-check-${id}@example.com`),
  'idn-email': () => fc.uuid().map((id) => `contract-check-${id}@example.com`),
  date: () => dates.map((text) => text.slice(0, 10)),
  'date-time': () => dates,
  time: () => dates.map((text) => text.slice(11)),
  uri: () => fc.webUrl({ validSchemes: ['https'] }),
  url: () => fc.webUrl({ validSchemes: ['https'] }),
  hostname: () => fc.domain(),
  ipv4: () => fc.ipV4(),
  ipv6: () => fc.ipV6(),
  byte: () => fc.base64String({ maxLength: 40 }),
};

const LETTERS = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');

function texts(
  { pattern, format = '', minLength = 0, maxLength = minLength + 40 }: Schema,
  { isStated }: Required<Choice>,
): Arbitrary<string> {
  const ofFormat = FORMATS[format]?.();
  if (ofFormat) return ofFormat;
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'));
    } catch {
      // fast-check does not know every kind of pattern.
    }
  }
  // Of a call that should succeed: hosts trim, and some reject what is empty.
  if (isStated)
    return fc.string({
      minLength: Math.max(minLength, Math.min(maxLength, 3)),
      maxLength: Math.max(minLength, Math.min(maxLength, 12)),
      unit: LETTERS,
    });
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 200) };
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: 'binary' }));
}
