import { locate } from './locate.ts';
import type { OpenApiDocument } from './read-contract.ts';

type Node = Record<string, unknown>;

/** Keywords beside a `$ref` that describe, and promise nothing. */
const ANNOTATIONS = /^(?:title|summary|description|examples?|deprecated|x-.*)$/;

/** Texts for readers. A field may have such a name: then the value is a schema. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'summary', 'description']);

/**
 * A copy in a form that the library compares correctly:
 *
 * - without keywords beside `$ref`, which it takes for the whole schema: those that describe are left out, and with any
 *   other one the schema that is referred to takes the place of its reference;
 * - without texts, which promise nothing: of alternatives (`oneOf`), it takes those for a pair that differ in the fewest places,
 *   and a text beside alternatives for a part of each.
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
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(TEXTS.has(key) && typeof value === 'string'))
      .map(([key, value]) => [key, copyOf(value, document)]),
  );
}
