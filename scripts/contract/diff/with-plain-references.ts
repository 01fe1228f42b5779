import { locate } from './locate';
import type { OpenApiDocument } from './read-contract';

type Node = Record<string, unknown>;

/** Keywords beside a `$ref` that describe, and promise nothing. */
const ANNOTATIONS = /^(?:title|summary|description|examples?|deprecated|x-.*)$/;

/**
 * A copy without keywords beside `$ref`, which the library takes for the whole schema: those that describe are left out, and
 * with any other one the schema that is referred to takes the place of its reference.
 */
export function withPlainReferences(document: OpenApiDocument): OpenApiDocument {
  return copyOf(document, document) as OpenApiDocument;
}

function copyOf(value: unknown, document: OpenApiDocument): unknown {
  if (Array.isArray(value)) return value.map((item) => copyOf(item, document));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...beside } = value as Node;
  if (typeof $ref !== 'string') return copyOfFields(value as Node, document);
  if (Object.keys(beside).every((keyword) => ANNOTATIONS.test(keyword))) return { $ref };
  const target = locate(document, $ref.replace(/^#\//, '').split('/')).value as Node;
  return copyOfFields({ ...target, ...beside }, document);
}

function copyOfFields(node: Node, document: OpenApiDocument): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, copyOf(value, document)]));
}
