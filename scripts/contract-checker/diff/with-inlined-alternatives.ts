import { locate } from './locate.ts';
import type { OpenApiDocument } from './read-contract.ts';

type Node = Record<string, unknown>;

const ALTERNATIVES: ReadonlySet<string> = new Set(['oneOf', 'anyOf']);

/**
 * A copy in which alternatives hold their schemas themselves. The library pairs the alternatives of two documents that differ
 * in the fewest places. A reference to another schema is one place for it, so it would pair two schemas that have nothing
 * in common rather than two versions of one with two changes, and would report none of those.
 */
export function withInlinedAlternatives(document: OpenApiDocument): OpenApiDocument {
  return copyOf(document, document, []) as OpenApiDocument;
}

/** @param open references that are being replaced: a schema may contain itself. */
function copyOf(value: unknown, document: OpenApiDocument, open: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => copyOf(item, document, open));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      ALTERNATIVES.has(key) && Array.isArray(child)
        ? child.map((alternative) => inlined(alternative, document, open))
        : copyOf(child, document, open),
    ]),
  );
}

function inlined(alternative: Node, document: OpenApiDocument, open: readonly string[]): unknown {
  const { $ref } = alternative;
  if (typeof $ref !== 'string' || open.includes($ref)) return copyOf(alternative, document, open);
  return copyOf(locate(document, $ref.replace(/^#\//, '').split('/')).value, document, [...open, $ref]);
}
