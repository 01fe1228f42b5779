import type { Schema } from '../model/document.ts';
import { flatten } from '../model/schema.ts';

/** A value that should not be valid, and why. */
export interface WrongValue {
  reason: 'type' | 'enum' | 'other' | 'pattern' | 'format' | 'range' | 'length' | 'empty';
  value: unknown;
}

/** Longer than every limit of the contract that comes as a pattern. */
const LONG = 300;

/** Texts that may break the schema of a value that is sent as text. The validator decides which ones do. */
export function wrongTexts(schema: Schema): WrongValue[] {
  const { type, enum: values, pattern, format, minimum, maximum, maxLength } = flatten(schema);
  return compact([
    type === 'integer' || type === 'number' || type === 'boolean'
      ? { reason: 'type', value: 'not-a-number' }
      : undefined,
    values ? { reason: 'enum', value: 'no-such-value' } : undefined,
    // A host that reads numbers rejects text for another reason.
    values?.every((value) => /^\d+$/.test(String(value))) ? { reason: 'other', value: '99999' } : undefined,
    pattern === undefined ? undefined : { reason: 'pattern', value: '~!~' },
    pattern === undefined ? undefined : { reason: 'length', value: '1'.repeat(LONG) },
    format === undefined ? undefined : { reason: 'format', value: 'not-that-format' },
    minimum === undefined ? undefined : { reason: 'range', value: String(minimum - 1) },
    maximum === undefined ? undefined : { reason: 'range', value: String(maximum + 1) },
    maxLength === undefined ? undefined : { reason: 'length', value: 'x'.repeat(maxLength + 1) },
    { reason: 'empty', value: '' },
  ]);
}

/** Values that may break the schema of a JSON value. */
export function wrongJsonValues(schema: Schema, current: unknown): WrongValue[] {
  const { minItems, maxItems } = flatten(schema);
  const texts = typeof current === 'string' ? wrongTexts(schema) : [];
  const numbers = typeof current === 'number' ? wrongTexts(schema).flatMap(toNumber) : [];
  const list = Array.isArray(current) ? current : [];
  return compact([
    { reason: 'type', value: typeof current === 'string' ? { no: 'text' } : 'not that type' },
    { reason: 'empty', value: null },
    ...texts,
    ...numbers,
    minItems !== undefined && minItems > 0 && Array.isArray(current)
      ? { reason: 'length', value: list.slice(0, minItems - 1) }
      : undefined,
    maxItems !== undefined && maxItems < 1000 && list.length > 0
      ? { reason: 'range', value: Array.from({ length: maxItems + 1 }, () => list[0]) }
      : undefined,
  ]);
}

function toNumber({ reason, value }: WrongValue): WrongValue[] {
  return reason === 'range' ? [{ reason, value: Number(value) }] : [];
}

function compact<T>(values: (T | undefined)[]): T[] {
  return values.filter((value) => value !== undefined);
}
