import { expect, it } from 'vitest';
import { dereference } from './contract.ts';
import type { Schema } from './document.ts';
import { normalize } from './normalize.ts';
import { flatten } from './schema.ts';

const paths = (schema: object, openapi = '3.0.1') => ({
  openapi,
  paths: {
    '/a': {
      parameters: [{ name: 'a', in: 'query', schema }],
      get: { parameters: [{ name: 'b', in: 'query', schema }], responses: {} },
    },
  },
});
const schemaOf = (document: object) => {
  const { paths: all } = normalize(document as Record<string, unknown>) as ReturnType<typeof paths>;
  return all['/a'].get.parameters[0]?.schema;
};

it.each([
  ['null', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
  [
    'null in an enum',
    { type: 'string', nullable: true, enum: ['a'] },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  ['null or a reference', { nullable: true, allOf: [{}] }, { anyOf: [{ allOf: [{}] }, { type: 'null' }] }],
  ['no null', { type: 'string', nullable: false }, { type: 'string' }],
  ['an exclusive limit', { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
  ['an inclusive limit', { maximum: 1, exclusiveMaximum: false }, { maximum: 1 }],
  ['what an example looks like', { example: { nullable: true } }, { example: { nullable: true } }],
  [
    'a property with the name of a keyword',
    { properties: { default: { type: 'string', nullable: true } } },
    { properties: { default: { type: ['string', 'null'] } } },
  ],
])('OpenAPI 3.0: %s', (_, schema, expected) => {
  expect(schemaOf(paths(schema))).toEqual(expected);
});

it('leaves the schemas of OpenAPI 3.1 as they are, and moves parameters of a path to its operations', () => {
  const schema = { exclusiveMinimum: 1 };
  const { paths: all } = normalize(paths(schema, '3.1.0')) as ReturnType<typeof paths>;
  expect(all['/a'].get.parameters.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(all['/a'].get.parameters[0]?.schema).toEqual(schema);
  expect(all['/a']).not.toHaveProperty('parameters');
});

it('replaces references, also in a schema that contains itself', () => {
  const tree = { properties: { name: { type: 'string' }, children: { items: { $ref: '#/schemas/a~1b' } } } };
  const { root } = dereference<{ root: typeof tree }>({
    root: { $ref: '#/schemas/a~1b' },
    schemas: { 'a/b': tree },
  });
  expect(root.properties.children.items).toBe(root);
  expect(Object.keys(flatten(root as unknown as Schema).properties ?? {})).toEqual(['name', 'children']);
  expect(() => dereference({ a: { $ref: '#/none' } })).toThrow('"#/none" leads nowhere');
});
