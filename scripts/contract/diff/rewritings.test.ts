import contract from '@generated/contract.json' with { type: 'json' };
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IS_FULL_RUN } from '../../../tests/support/full-run';
import { compareContracts } from '../../contract-checker/diff/compare-contracts';
import { locate } from '../../contract-checker/diff/locate';
import type { OpenApiDocument } from '../../contract-checker/diff/read-contract';

type Node = Record<string, unknown>;
type Pick = (count: number) => number;

const whole = contract as unknown as OpenApiDocument;

/** The contract of one path, with the components that it uses. */
function documentOf(path: string): OpenApiDocument {
  const document = {
    ...whole,
    paths: { [path]: whole.paths[path] },
    components: {},
  } as unknown as OpenApiDocument & {
    components: Record<string, Node>;
  };
  const add = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = value as Node;
    if (typeof $ref !== 'string') {
      for (const child of Object.values(value)) add(child);
      return;
    }
    const [, , kind = '', name = ''] = $ref.split('/');
    document.components[kind] ??= {};
    if (name in document.components[kind]) return;
    document.components[kind][name] = (whole as unknown as { components: Record<string, Node> }).components[
      kind
    ]?.[name];
    add(document.components[kind][name]);
  };
  add(document.paths);
  return structuredClone(document);
}

/** All schemas of a document, by the objects that hold them. */
function schemasOf(value: unknown, found: [holder: Node, key: string][] = []): [holder: Node, key: string][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, child] of Object.entries(value as Node)) {
    if (key === 'example' || key === 'examples' || key.startsWith('x-')) continue;
    if (key === 'schema' || key === 'items') found.push([value as Node, key]);
    if (key === 'properties' || key === 'schemas')
      for (const name of Object.keys(child as Node)) found.push([child as Node, name]);
    schemasOf(child, found);
  }
  return found;
}

const shuffled = <T>(list: T[], pick: Pick): T[] =>
  list.reduce<T[]>((done, entry) => done.toSpliced(pick(done.length + 1), 0, entry), []);

/** Ways to write a schema differently; undefined where one does not apply. */
const REWRITINGS: ((schema: Node, document: OpenApiDocument, pick: Pick) => Node | undefined)[] = [
  // What the reference names, in its place.
  ({ $ref, ...beside }, document) =>
    typeof $ref === 'string'
      ? structuredClone({ ...(locate(document, $ref.slice(2).split('/')).value as Node), ...beside })
      : undefined,
  // A component of its own.
  (schema, document, pick) => {
    const { schemas } = document.components as unknown as { schemas: Node };
    const name = `Moved${Object.keys(schemas).length}${pick(1000)}`;
    schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  },
  (schema) => ({ allOf: [schema] }),
  (schema) => ({ oneOf: [schema] }),
  (schema) => ({ allOf: [{ allOf: [schema] }] }),
  // Two parts, with the fields distributed.
  (schema, _, pick) => {
    const {
      properties,
      required = [],
      ...rest
    } = schema as { properties?: Node; required?: string[] } & Node;
    if (!properties || 'additionalProperties' in rest || 'unevaluatedProperties' in rest) return undefined;
    const fields = Object.entries(properties);
    const at = pick(fields.length + 1);
    const part = (own: typeof fields) => ({ type: 'object', properties: Object.fromEntries(own) });
    return {
      ...rest,
      allOf: [
        ...((rest.allOf as Node[] | undefined) ?? []),
        { ...part(fields.slice(0, at)), required },
        part(fields.slice(at)),
      ],
    };
  },
  // Another order.
  (schema, _, pick) => {
    const changed = Object.entries(schema).map(([key, value]) => {
      if (['enum', 'required', 'oneOf', 'anyOf', 'allOf', 'type'].includes(key) && Array.isArray(value))
        return [key, shuffled(value, pick)];
      return [
        key,
        key === 'properties' ? Object.fromEntries(shuffled(Object.entries(value as Node), pick)) : value,
      ];
    });
    return Object.fromEntries(shuffled(changed, pick));
  },
  (schema) => (typeof schema.type === 'string' ? { ...schema, type: [schema.type] } : undefined),
  (schema) =>
    '$ref' in schema ? undefined : { ...schema, description: 'In other words.', title: 'Another' },
];

const paths = Object.keys(whole.paths);

it('no change is reported where random schemas are written in another way', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 24, maxLength: 24 }), (path, numbers) => {
      const before = documentOf(paths[path % paths.length] ?? '');
      const after = structuredClone(before);
      const rest = [...numbers];
      const pick: Pick = (count) => (rest.shift() ?? 0) % count;
      for (let times = 0; times < 4; times += 1) {
        const all = schemasOf(after);
        const [holder, key] = all[pick(all.length)] ?? [];
        const rewriting = REWRITINGS[pick(REWRITINGS.length)];
        if (!holder || key === undefined || typeof holder[key] !== 'object') continue;
        holder[key] = rewriting?.(holder[key] as Node, after, pick) ?? holder[key];
      }
      expect(compareContracts(before, after)).toEqual([]);
    }),
    { numRuns: IS_FULL_RUN ? 1000 : 50, seed: 41 },
  );
});
