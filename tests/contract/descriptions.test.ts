import contract from '@generated/contract.json' with { type: 'json' };
import { expect, it } from 'vitest';

interface Schema {
  description?: string;
  $ref?: string;
}

/** Keywords under which `properties` sets a condition on fields that are described elsewhere. */
const CONDITIONS = new Set(['if', 'then', 'else', 'not', 'dependentSchemas']);
/** Keywords that hold data instead of schemas. */
const DATA = new Set(['example', 'examples', 'enum', 'const', 'default']);

const schemas = contract.components.schemas as Record<string, Schema>;

/** Returns the description of a field, or else of the schema that it refers to. */
function descriptionOf({ description, $ref }: Schema): string | undefined {
  const target = $ref && schemas[$ref.slice('#/components/schemas/'.length)];
  return description ?? (target ? descriptionOf(target) : undefined);
}

/** Fields without a description in a part of the contract, each with its path. */
function undescribedFields(part: unknown, path: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (DATA.has(key) || CONDITIONS.has(key)) return [];
    const inner = `${path}/${key}`;
    if (key !== 'properties') return undescribedFields(value, inner);
    return Object.entries(value as Record<string, Schema>).flatMap(([name, field]) => [
      ...(descriptionOf(field) ? [] : [`${inner}/${name}`]),
      ...undescribedFields(field, `${inner}/${name}`),
    ]);
  });
}

it('describes every operation', () => {
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods)) as {
    operationId?: string;
    description?: string;
  }[];
  const missing = operations.filter(({ operationId, description }) => operationId && !description);
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});

it('describes every field', () => {
  expect(undescribedFields({ paths: contract.paths, components: contract.components }, '#')).toEqual([]);
});
