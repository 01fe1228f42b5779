import { locate } from './locate.ts';
import type { OpenApiDocument } from './read-contract.ts';

export type Node = Record<string, unknown>;

/**
 * A copy whose schemas are in one part (`allOf`) where those of the other document are: splitting a schema into parts, or joining
 * them, changes nothing for clients. Parts that both have stay, so that a change of a shared one is reported once.
 */
export function withSameParts(document: OpenApiDocument, other: OpenApiDocument): OpenApiDocument {
  return aligned(document, other, document) as OpenApiDocument;
}

function aligned(value: unknown, other: unknown, document: OpenApiDocument): unknown {
  if (Array.isArray(value) && Array.isArray(other))
    return value.map((item, index) => aligned(item, other[index], document));
  if (!isNode(value) || !isNode(other)) return value;
  const isSplit = Array.isArray(value.allOf) && !('allOf' in other) && !('$ref' in other);
  const node = isSplit ? (joined(value, document) ?? value) : value;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, aligned(child, other[key], document)]),
  );
}

/** One schema for all parts; undefined where two of them say something else about one thing. */
export function joined({ allOf, ...own }: Node, document: OpenApiDocument): Node | undefined {
  const result: Node = {};
  for (const part of [...(allOf as unknown[]), own]) {
    const resolved = resolve(part, document);
    const schema = Array.isArray(resolved.allOf) ? joined(resolved, document) : resolved;
    if (!schema || !addTo(result, schema)) return undefined;
  }
  return result;
}

/** Whether nothing of the part contradicts what is there. */
function addTo(result: Node, part: Node): boolean {
  for (const [key, value] of Object.entries(part)) {
    const known = result[key];
    if (known === undefined) result[key] = value;
    else if (key === 'required') result[key] = [...new Set([known, value].flat())];
    else if (key === 'properties' && isNode(known) && isNode(value)) {
      const both = { ...known };
      if (!addTo(both, value)) return false;
      result[key] = both;
    } else if (JSON.stringify(known) !== JSON.stringify(value)) return false;
  }
  return true;
}

function resolve(part: unknown, document: OpenApiDocument): Node {
  const { $ref, ...beside } = part as Node;
  if (typeof $ref !== 'string') return part as Node;
  return { ...(locate(document, $ref.replace(/^#\//, '').split('/')).value as Node), ...beside };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
