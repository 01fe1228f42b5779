import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Schema } from '../model/document.ts';
import { arbitraryOf, sampleOf } from './arbitrary.ts';

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** A schema that contains itself. */
const tree: Schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 1 } },
};
Object.assign(tree.properties ?? {}, { children: { type: 'array', items: tree } });

it.each<[string, Schema]>([
  ['a text', { type: 'string', minLength: 2, maxLength: 5 }],
  ['a pattern', { type: 'string', pattern: '^[A-Z]{2}\\d{4}$' }],
  ['a format', { type: 'string', format: 'date-time' }],
  ['an integer', { type: 'integer', exclusiveMinimum: 0, maximum: 100, multipleOf: 5 }],
  ['a number', { type: 'number', minimum: 0.5, maximum: 2 }],
  ['null', { type: ['boolean', 'null'] }],
  ['a list', { type: 'array', minItems: 1, maxItems: 3, items: { enum: [1, 'a'] } }],
  [
    'parts',
    {
      allOf: [
        { properties: { a: { type: 'integer' } }, required: ['a'] },
        { properties: { b: { const: 1 } } },
      ],
    },
  ],
  ['alternatives', { oneOf: [{ type: 'integer' }, { type: 'string', maxLength: 3 }] }],
])('generates %s', (_, schema) => {
  fc.assert(
    fc.property(arbitraryOf(schema), (value) => ajv.validate(schema, value)),
    { numRuns: 50, seed: 1 },
  );
  expect(ajv.validate(schema, sampleOf(schema, 1))).toBe(true);
  expect(sampleOf(schema, 2)).toEqual(sampleOf(schema, 2));
});

it('ends in a schema that contains itself, and leaves out what only a host writes', () => {
  expect(fc.sample(arbitraryOf(tree), { numRuns: 20, seed: 1 })).toHaveLength(20);
  const schema: Schema = {
    type: 'object',
    properties: { id: { type: 'integer', readOnly: true }, a: { example: 'b' } },
  };
  expect(sampleOf(schema, 1)).toEqual({ a: 'b' });
});
