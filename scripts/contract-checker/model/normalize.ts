import { METHODS } from './document.ts';

type Node = Record<string, unknown>;

/** Keys whose values are data, whatever they look like. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

/**
 * The document as JSON Schema 2020-12 reads it, whichever version it has: OpenAPI 3.0 has words of its own for null and for
 * exclusive limits. Parameters of a path become parameters of its operations.
 */
export function normalize(document: Node): Node {
  const normalized = String(document.openapi).startsWith('3.0')
    ? (asSchema2020(document) as Node)
    : structuredClone(document);
  for (const path of Object.values((normalized.paths ?? {}) as Record<string, Node>)) {
    const shared = asList(path.parameters);
    if (shared.length === 0) continue;
    for (const method of METHODS) {
      const operation = path[method] as Node | undefined;
      if (operation) operation.parameters = [...shared, ...asList(operation.parameters)];
    }
    delete path.parameters;
  }
  return normalized;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function asSchema2020(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asSchema2020);
  if (typeof node !== 'object' || node === null) return node;
  const copy: Node = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      DATA.has(key) && !isNamedSchema(value) ? value : asSchema2020(value),
    ]),
  );
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (copy[flag] === true) {
      copy[flag] = copy[limit];
      delete copy[limit];
    } else if (copy[flag] === false) delete copy[flag];
  }
  return withNull(copy);
}

/** A property may have the name of a keyword, and a response that of `default`. */
function isNamedSchema(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['$ref', 'type', 'content', 'description'].some((name) => name in value)
  );
}

function withNull({ nullable, ...schema }: Node): Node {
  if (nullable !== true)
    return nullable === undefined || nullable === false ? schema : { nullable, ...schema };
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}),
  };
}
