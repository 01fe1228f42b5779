import { isOfType, type Schema } from './schema';

export interface BadValue {
  /** What is wrong with the value. */
  what: string;
  value: unknown;
}

/** Texts of which at least one violates any pattern of the contract. */
const ODD_TEXTS = [' ', '!', 'ü', '-', 'x y', '\u0000', '9'.repeat(40), '{}', '../..', ''];
/** Longer texts are covered by the test of large bodies. */
const LONGEST_TEXT = 100_000;

/** Text values that each violate one rule of a schema. */
export function badTexts(schema: Schema): BadValue[] {
  const values: BadValue[] = [];
  const { enum: allowed, pattern, minLength, maxLength, minimum, maximum } = schema;
  if (allowed) values.push({ what: 'is not allowed', value: 'no-such-value' });
  if (pattern !== undefined) {
    const rule = new RegExp(pattern, 'u');
    const odd = ODD_TEXTS.find((text) => !rule.test(text));
    if (odd !== undefined) values.push({ what: 'violates the pattern', value: odd });
  }
  if (minLength) values.push({ what: 'is empty', value: '' });
  if (maxLength && maxLength < LONGEST_TEXT)
    values.push({ what: 'is too long', value: 'x'.repeat(maxLength + 1) });
  if (isOfType(schema, 'integer') || isOfType(schema, 'number')) {
    values.push({ what: 'is not a number', value: 'many' });
    if (isOfType(schema, 'integer')) values.push({ what: 'is not an integer', value: '1.5' });
    if (minimum !== undefined) values.push({ what: 'is too small', value: String(minimum - 1) });
    if (maximum !== undefined) values.push({ what: 'is too large', value: String(maximum + 1) });
  }
  return values;
}

/** The same for JSON values, including wrong types. */
export function badJsonValues(schema: Schema): BadValue[] {
  const isNumber = isOfType(schema, 'integer') || isOfType(schema, 'number');
  const ofValue = badTexts(schema).map(({ what, value }) => {
    const asNumber = Number(value);
    return { what, value: isNumber && !Number.isNaN(asNumber) && value !== '' ? asNumber : value };
  });
  const ofType = schema.type === undefined ? [] : [{ what: 'has the wrong type', value: wrongType(schema) }];
  const few = schema.minItems ? [{ what: 'has too few items', value: [] }] : [];
  return [...ofValue, ...ofType, ...few];
}

function wrongType(schema: Schema): unknown {
  return isOfType(schema, 'object') || isOfType(schema, 'array') ? 'text' : { unexpected: true };
}
