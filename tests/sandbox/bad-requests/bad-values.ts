import { isOfType, type Schema } from './schema';

export interface BadValue {
  /** Description of the fault in the value. */
  description: string;
  value: unknown;
}

/** Texts of which at least one violates any pattern of the contract. */
const ODD_TEXTS = [' ', '!', 'ü', '-', 'x y', '\u0000', '9'.repeat(40), '{}', '../..', ''];
/** Longer texts are covered by the test of large bodies. */
const LONGEST_TEXT = 100_000;

/** Returns the text values that each violate one rule of a schema. */
export function badTexts(schema: Schema): BadValue[] {
  const values: BadValue[] = [];
  const { enum: allowed, pattern, minLength, maxLength, minimum, maximum } = schema;
  if (allowed) values.push({ description: 'is not allowed', value: 'no-such-value' });
  if (pattern !== undefined) {
    const rule = new RegExp(pattern, 'u');
    const oddText = ODD_TEXTS.find((text) => !rule.test(text));
    if (oddText !== undefined) values.push({ description: 'violates the pattern', value: oddText });
  }
  if (minLength) values.push({ description: 'is empty', value: '' });
  if (maxLength && maxLength < LONGEST_TEXT)
    values.push({ description: 'is too long', value: 'x'.repeat(maxLength + 1) });
  if (isOfType(schema, 'integer') || isOfType(schema, 'number')) {
    values.push({ description: 'is not a number', value: 'many' });
    if (isOfType(schema, 'integer')) values.push({ description: 'is not an integer', value: '1.5' });
    if (minimum !== undefined) values.push({ description: 'is too small', value: String(minimum - 1) });
    if (maximum !== undefined) values.push({ description: 'is too large', value: String(maximum + 1) });
  }
  return values;
}

/** Returns the same for JSON values, including wrong types. */
export function badJsonValues(schema: Schema): BadValue[] {
  const isNumber = isOfType(schema, 'integer') || isOfType(schema, 'number');
  const invalidValues = badTexts(schema).map(({ description, value }) => {
    const asNumber = Number(value);
    return { description, value: isNumber && !Number.isNaN(asNumber) && value !== '' ? asNumber : value };
  });
  const wrongTypes =
    schema.type === undefined ? [] : [{ description: 'has the wrong type', value: wrongType(schema) }];
  const tooFew = schema.minItems ? [{ description: 'has too few items', value: [] }] : [];
  return [...invalidValues, ...wrongTypes, ...tooFew];
}

function wrongType(schema: Schema): unknown {
  return isOfType(schema, 'object') || isOfType(schema, 'array') ? 'text' : { unexpected: true };
}
